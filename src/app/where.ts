// Which of the two roots is shown: pages before sign-in below /page, the product below /app. No router decides that.

const listeners = new Set<() => void>();

/** Path, query and hash that the browser shows. */
export const where = (): string => location.pathname + location.search + location.hash;

/** Calls `listener` when the address may belong to the other root; gives back what ends that. */
export function onWhere(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/** Goes to an address of the other root, in place of the present one, so that Back does not lead through the door again. */
export function visit(address: string): void {
  history.replaceState(null, '', address);
  for (const listener of listeners) listener();
}

/** Whether an address belongs to the pages before sign-in. */
export const isPage = (address: string): boolean => /^\/page(?:[/?#]|$)/.test(address);

export const SIGN_IN = '/page/login';
export const LOCK = '/page/lock';
export const FIRST_SIGN_IN = '/page/first-sign-in';
export const HOME = '/app/dashboard';

/** The sign-in page for somebody who is signed in already: it stays where it is, and the session with it. */
export const SIGN_IN_ANEW = `${SIGN_IN}?anew`;

/** Whether the sign-in page was asked for by somebody who is signed in. */
export const isAnew = (address: string): boolean =>
  new URL(address, location.origin).searchParams.has('anew');

/** The sign-in page, with the way back to `address`. */
export const signInFor = (address: string): string =>
  address === '/' || address === HOME ? SIGN_IN : `${SIGN_IN}?to=${encodeURIComponent(address)}`;

/** The page that a one-time password leads to, with the way on to `address`. */
export const firstSignInFor = (address: string): string =>
  address === HOME ? FIRST_SIGN_IN : `${FIRST_SIGN_IN}?to=${encodeURIComponent(address)}`;

/** Where the sign-in page leads: back to the page asked for, else to the dashboard (R2.53). */
export function afterSignIn(address: string): string {
  const to = new URL(address, location.origin).searchParams.get('to') ?? '';
  const inside = /^\/(?![/\\])/.test(to) && !isPage(to);
  return inside ? to : HOME;
}
