// Selects the root without a router: pages before sign-in below /page, the product below /app.
import { FIRST_SIGN_IN, HOME, SIGN_IN } from '../routes/roots.ts';

const listeners = new Set<() => void>();

/** Path, query and hash of the current URL. */
export const where = (): string => location.pathname + location.search + location.hash;

/** Calls `listener` when the URL may belong to the other root; returns the unsubscribe function. */
export function onWhere(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/** Navigates to the other root, replacing the current URL, so that Back does not return to the sign-in page. */
export function visit(address: string): void {
  history.replaceState(null, '', address);
  for (const listener of listeners) listener();
}

/** Whether a URL belongs to the pages before sign-in. */
export const isPage = (address: string): boolean => /^\/page(?:[/?#]|$)/.test(address);

/** The sign-in page for a signed-in user, who keeps the session. */
export const SIGN_IN_ANEW = `${SIGN_IN}?anew`;

/** Whether a signed-in user opened the sign-in page. */
export const isAnew = (address: string): boolean =>
  new URL(address, location.origin).searchParams.has('anew');

/** The sign-in URL, with `address` as the return URL. */
export const signInFor = (address: string): string =>
  address === '/' || address === HOME ? SIGN_IN : `${SIGN_IN}?to=${encodeURIComponent(address)}`;

/** URL of the page for one-time passwords, with `address` as the next URL. */
export const firstSignInFor = (address: string): string =>
  address === HOME ? FIRST_SIGN_IN : `${FIRST_SIGN_IN}?to=${encodeURIComponent(address)}`;

/** Target after sign-in: the requested page, else the dashboard (R2.53). */
export function afterSignIn(address: string): string {
  const to = new URL(address, location.origin).searchParams.get('to') ?? '';
  const inside = /^\/(?![/\\])/.test(to) && !isPage(to);
  return inside ? to : HOME;
}
