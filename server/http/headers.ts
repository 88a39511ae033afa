// The headers every response carries, so that a page can neither be framed nor run a script that is not ours.
import type { MiddlewareHandler } from 'hono';
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

const HEADERS: Record<string, string> = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** Puts the headers on every response; what the API answers is also kept by nobody on the way. */
export const safeHeaders: MiddlewareHandler<Bindings> = async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(HEADERS)) c.res.headers.set(name, value);
  if (c.req.path.startsWith('/api/')) c.res.headers.set('Cache-Control', 'no-store');
};
