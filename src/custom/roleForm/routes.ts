// Where the page of a role leads.
export const ROLE_LIST = '/app/roles';
