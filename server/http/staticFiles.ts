// The screens: the built files of the browser side, and their one page for every address of the product.
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { isCall } from './apiPaths.ts';
import type { Bindings } from './bindings.ts';

const HOME = '/app/dashboard';
const YEAR = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/** A name with a point is a file; everything else is an address of the product. */
const isFile = (path: string): boolean => path.slice(path.lastIndexOf('/')).includes('.');

const isPage = (path: string): boolean => /^\/(page|app|app-h)(\/|$)/.test(path);

/** Files that carry their content's hash in their name may be kept for ever. */
const keeping =
  (serve: MiddlewareHandler<Bindings>): MiddlewareHandler<Bindings> =>
  async (c, next) => {
    const found = await serve(c, next);
    if (found instanceof Response)
      found.headers.set('Cache-Control', c.req.path.startsWith('/assets/') ? YEAR : ASK_AGAIN);
    return found;
  };

/**
 * Serves `folder` (the build's client files), compressed at build where the browser takes it.
 * An unknown address leads to the dashboard (R2.2), and so does the bare one.
 */
export function staticFiles(folder: string): Hono<Bindings> {
  const app = new Hono<Bindings>();
  const file = keeping(serveStatic<Bindings>({ root: folder, precompressed: true }));
  const page = keeping(
    serveStatic<Bindings>({ root: folder, path: 'index.html', precompressed: true }),
  );
  app.get('*', (c, next) => {
    const { path } = c.req;
    if (isCall(path)) return next();
    if (isPage(path)) return page(c, next);
    if (isFile(path)) return file(c, next);
    return Promise.resolve(c.redirect(HOME));
  });
  return app;
}
