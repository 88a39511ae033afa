// The headers of responses, so that a page can neither be framed nor run a script that is not ours.
import type { Context, MiddlewareHandler } from 'hono';
import { RIGHTS_HEADER } from '../../contract/account/ownRights.ts';
import { isCall } from './apiPaths.ts';
import type { Bindings } from './bindings.ts';

/** Styles may stand inline because the component library writes them at run time; scripts may not, ever. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "object-src 'none'",
].join('; ');

/** What keeps others from reading a response as what it is not. */
const ANY: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** What a browser heeds in what it can show as a page. */
const SHOWN: Record<string, string> = {
  ...ANY,
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** Data is no page: nothing in it may load or be framed, were it opened as one. */
const DATA: Record<string, string> = {
  ...ANY,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Scripts and styles cannot be shown as a page; half a kilobyte each is a twentieth of the sign-in page. */
const isPart = (path: string): boolean => /^\/assets\/.*\.(js|css)$/.test(path);

const isData = ({ req, res }: Context<Bindings>): boolean =>
  isCall(req.path) && (res.headers.get('Content-Type') ?? '').startsWith('application/json');

function headersFor(c: Context<Bindings>): Record<string, string> {
  if (isPart(c.req.path)) return ANY;
  return isData(c) ? DATA : SHOWN;
}

/** Puts the headers on every response; what the API answers is also kept by nobody on the way. */
export const safeHeaders: MiddlewareHandler<Bindings> = async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(headersFor(c))) c.res.headers.set(name, value);
  const rights = c.get('rights');
  if (rights) c.res.headers.set(RIGHTS_HEADER, rights);
  if (isCall(c.req.path)) c.res.headers.set('Cache-Control', 'no-store');
};
