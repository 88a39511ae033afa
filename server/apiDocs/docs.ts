// Serves the API documentation: static pages from contract and guides, without scripts.
import { Hono } from 'hono';
import type { Bindings } from '../http/bindings.ts';
import { STYLE } from './docsStyle.ts';
import { docsPage, guidePage, guides } from './docsPage.ts';
import { openApi } from './openApi.ts';

/** Routes of `/openapi.json`, `/docs` with its style sheet, and the guides. `url` is the server's URL. */
export function docs(url: string): Hono<Bindings> {
  const app = new Hono<Bindings>();
  // Built on first use, as it takes a moment, and then shared.
  let document: ReturnType<typeof openApi> | undefined;
  const documented = () => (document ??= openApi(url));
  app.get('/openapi.json', (c) => c.json(documented()));
  app.get('/docs.css', (c) => c.body(STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  app.get('/docs', (c) => c.html(docsPage(documented())));
  for (const guide of guides) app.get(`/docs/${guide.id}`, (c) => c.html(guidePage(guide)));
  return app;
}
