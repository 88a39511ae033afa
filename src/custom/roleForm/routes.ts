// Routes that the page of a role links to.
export const ROLE_LIST = '/app/roles';
