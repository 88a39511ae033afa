// Tells API paths from those of the web app and its files.

/** The specification writes a few endpoints without `/api`; both spellings are served. */
export const isApiPath = (path: string): boolean => /^\/(?:api|content)\//.test(path);
