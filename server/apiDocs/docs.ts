// The API to read: pages made of the contract and of the guides, without script and without another host.
import { Hono } from 'hono';
import type { Bindings } from '../http/bindings.ts';
import { STYLE } from './docsStyle.ts';
import { docsPage, guidePage, guides } from './docsPage.ts';
import { openApi } from './openApi.ts';

/** `/openapi.json`, `/docs` with its style sheet, and the guides. `url` is where the server is reached. */
export function docs(url: string): Hono<Bindings> {
  const app = new Hono<Bindings>();
  // Made when somebody first asks: it takes a moment, and is the same for everybody.
  let document: ReturnType<typeof openApi> | undefined;
  const documented = () => (document ??= openApi(url));
  app.get('/openapi.json', (c) => c.json(documented()));
  app.get('/docs.css', (c) => c.body(STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  app.get('/docs', (c) => c.html(docsPage(documented())));
  for (const guide of guides) app.get(`/docs/${guide.id}`, (c) => c.html(guidePage(guide)));
  return app;
}
