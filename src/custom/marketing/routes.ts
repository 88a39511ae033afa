// Routes that this page links to.

/** The list the page was opened from. */
export const SAVER_LIST = '/app/screenSavers';
