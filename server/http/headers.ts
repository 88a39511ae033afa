// Security headers of responses: no framing, no third-party scripts.
import type { Context, MiddlewareHandler } from 'hono';
import { RIGHTS_HEADER } from '../../contract/account/ownRights.ts';
import { isApiPath } from './isApiPath.ts';
import type { Bindings } from './bindings.ts';

/**
 * The only inline styles: empty elements, to which the component library adds rules by script, and the three constant
 * texts of the drag-and-drop library. A browser test that sorts pictures names the hash if an update changes one.
 */
const KNOWN_STYLES = [
  '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
  'E7zJXfkufcgTIQG1Th6iYnoGis+rTfZd044bgiM1kr4=',
  'P3zrZWkaCzrI/B9T0+WLFRTTY8rvTIfnbvP5TBI9Vgo=',
  'YYLJe/bgx7gKdFc8dp3EM3/S8hpKeZs7JyhfBoZYPuk=',
].map((hash) => `'sha256-${hash}'`);

/** Neither inline scripts nor inline styles are allowed. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${KNOWN_STYLES.join(' ')}`,
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

/** Prevents content sniffing and cross-origin reads. */
const ANY: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Applies to content a browser can display as a page. */
const SHOWN: Record<string, string> = {
  ...ANY,
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** Data responses may load nothing and may not be framed, even when opened directly. */
const DATA: Record<string, string> = {
  ...ANY,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Scripts and styles are not pages; omitting the policy saves half a kilobyte each, 5 % of the sign-in page. */
const isPart = (path: string): boolean => /^\/assets\/.*\.(js|css)$/.test(path);

const isData = ({ req, res }: Context<Bindings>): boolean =>
  isApiPath(req.path) && (res.headers.get('Content-Type') ?? '').startsWith('application/json');

function headersFor(c: Context<Bindings>): Record<string, string> {
  if (isPart(c.req.path)) return ANY;
  return isData(c) ? DATA : SHOWN;
}

/** Sets the headers on every response; API responses are also marked as not cacheable. */
export const safeHeaders: MiddlewareHandler<Bindings> = async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(headersFor(c))) c.res.headers.set(name, value);
  const rights = c.get('rights');
  if (rights) c.res.headers.set(RIGHTS_HEADER, rights);
  if (isApiPath(c.req.path)) c.res.headers.set('Cache-Control', 'no-store');
};
