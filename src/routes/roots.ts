// The roots of the product's URLs and the pages before sign-in; without libraries, for both roots.

/** The signed-in product. */
export const APP = '/app';
/** The second shell, for the wall (R2.8). */
export const WALL_ROOT = '/app-h';

/** The pages before sign-in. */
export const PAGE_ROOT = '/page';

/** A URL of the product, by its path below `/app`. */
export const appUrl = (path: string): string => `${APP}/${path}`;

export const HOME = appUrl('dashboard');

export const SIGN_IN = '/page/login';
export const LOCK = '/page/lock';
export const FIRST_SIGN_IN = '/page/first-sign-in';
export const RECOVER = '/page/recover';
export const FORGET = '/page/forget';
export const UPDATE_PASSWORD = '/page/updatePassword';
export const PASSWORD_UPDATED = '/page/updatePdSuccess';
export const REGISTER = '/page/register';
