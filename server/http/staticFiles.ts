// Serves the built web app: its index page for every client route, and the API reference.
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { isApiPath } from './isApiPath.ts';
import type { Bindings } from './bindings.ts';

const HOME = '/app/dashboard';
const YEAR = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/** A path with a dot is a file; any other is a client route. */
const isFile = (path: string): boolean => path.slice(path.lastIndexOf('/')).includes('.');

const isPage = (path: string): boolean => /^\/(page|app|app-h)(\/|$)/.test(path);

/** Files with a content hash in their name are cached forever. */
const keeping =
  (serve: MiddlewareHandler<Bindings>): MiddlewareHandler<Bindings> =>
  async (c, next) => {
    const found = await serve(c, next);
    if (found instanceof Response)
      found.headers.set('Cache-Control', c.req.path.startsWith('/assets/') ? YEAR : ASK_AGAIN);
    return found;
  };

/**
 * Serves `folder` (the client build), precompressed where the browser supports it.
 * Unknown paths and `/` redirect to the dashboard (R2.2).
 */
export function staticFiles(folder: string): Hono<Bindings> {
  const app = new Hono<Bindings>();
  const serve = (options: { path?: string }) =>
    keeping(serveStatic<Bindings>({ root: folder, precompressed: true, ...options }));
  const file = serve({});
  const page = serve({ path: 'index.html' });
  const reference = serve({ path: 'docs.html' });
  app.get('*', (c, next) => {
    const { path } = c.req;
    if (isApiPath(path)) return next();
    if (isPage(path)) return page(c, next);
    if (path === '/docs') return reference(c, next);
    if (isFile(path)) return file(c, next);
    return Promise.resolve(c.redirect(HOME));
  });
  return app;
}
