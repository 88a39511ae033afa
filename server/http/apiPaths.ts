// Which addresses are calls: everything else is a screen or a file of it.

/** The specification writes a few calls without `/api`; they are answered at both spellings. */
export const isCall = (path: string): boolean => /^\/(?:api|content)\//.test(path);
