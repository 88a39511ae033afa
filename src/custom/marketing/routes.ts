// Where this page leads.

/** The list that it comes from. */
export const SAVER_LIST = '/app/screenSavers';
