// Serves the OpenAPI document and the guides; the reference at /docs belongs to the client's build.
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import type { Bindings } from '../http/bindings.ts';
import { fixedText } from '../http/fixedText.ts';
import { guidePage } from './guidePage.ts';
import { guides } from './guides/guides.ts';
import { openApi } from './openApi.ts';

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.55 system-ui, sans-serif; --line: light-dark(#d9dee3, #3a4148); --soft: light-dark(#f4f6f8, #23282d); --text: light-dark(#1d2429, #e6eaed); }
* { box-sizing: border-box; }
body { margin: 0; background: light-dark(#fff, #191d21); color: var(--text); }
a { color: light-dark(#0c5c63, #62bdb8); }
:focus-visible, #reference :focus-visible { outline: 2px solid var(--text); outline-offset: 2px; }
h1 { margin: 0 0 1rem; font-size: 2rem; line-height: 1.2; }
.guide { display: grid; grid-template-columns: 17rem minmax(0, 1fr); max-width: 90rem; margin: 0 auto; }
.guide nav { position: sticky; top: 0; max-height: 100vh; overflow-y: auto; padding: 2rem 1.5rem; font-size: 0.9375rem; }
.guide nav ul { margin: 0 0 1.5rem; padding: 0; list-style: none; }
.guide nav li { padding: 0.1875rem 0; }
.guide nav h2 { margin: 0 0 0.5rem; font-size: 0.8125rem; letter-spacing: 0.04em; text-transform: uppercase; opacity: 0.75; }
.guide main { padding: 2rem 2rem 6rem; border-left: 1px solid var(--line); min-width: 0; }
.guide main > p { max-width: 46rem; }
.guide main h2 { margin: 3.5rem 0 0.5rem; font-size: 1.5rem; }
.guide code, .guide pre { font: 0.875em/1.5 ui-monospace, monospace; }
.guide code { background: var(--soft); border-radius: 4px; padding: 0.0625rem 0.25rem; overflow-wrap: anywhere; }
.guide pre { overflow-x: auto; padding: 0.875rem 1rem; background: var(--soft); border-radius: 6px; max-width: 60rem; }
.guide pre code { background: none; padding: 0; }
.guide .wide { overflow-x: auto; }
.guide table { border-collapse: collapse; width: 100%; font-size: 0.9375rem; margin: 0.5rem 0 1rem; }
.guide th, .guide td { text-align: left; vertical-align: top; padding: 0.375rem 1rem 0.375rem 0; border-bottom: 1px solid var(--line); }
.guide td code { background: none; padding: 0; }
.guide td:first-child { min-width: 12rem; }
.guide td:nth-child(2) { max-width: 20rem; }
@media (max-width: 60rem) {
  .guide { display: block; }
  .guide nav { position: static; max-height: none; padding-bottom: 0; }
  .guide main { border-left: 0; padding: 1rem 1.5rem 4rem; }
}
header, noscript { display: block; max-width: 1460px; margin: 0 auto; padding: 1.5rem 20px 0; }
header nav { display: flex; flex-wrap: wrap; gap: 0.5rem 1.25rem; }
/* Swagger UI has pale text, buttons without a name, one that only a pointer uncovers, and a second row for all other problems. */
#reference .opblock-summary-method, #reference .json-schema-2020-12__constraint--string { color: #000; text-shadow: none; }
#reference .authorize, #reference .authorize span, #reference .parameter__in, #reference .json-schema-2020-12-expand-deep-button, #reference .renderedMarkdown :is(p, li, code) { color: var(--text); }
#reference .opblock-summary:focus-within .copy-to-clipboard { margin: 0 5px; width: 24px; }
#reference * { transition: none; }
#reference .authorize svg { fill: currentColor; }
#reference .opblock-section-header { background: none; }
#reference [data-json-schema-level='0'] > * > .json-schema-2020-12-accordion:not(:has(.json-schema-2020-12__title)) { display: none; }
#reference .response[data-code='default'] { display: none; }
#reference .response[data-code='4XX'] .model-box { max-height: 16rem; overflow: auto; }
`;

const HTML = 'text/html; charset=utf-8';

/** Routes of `/openapi.json`, the guides, and the style sheet of all pages below `/docs`. `url` is the server's URL, empty for the page's own; paths are appended to it. */
export function docs(url: string): Hono<Bindings> {
  const app = new Hono<Bindings>();
  const serve = (path: string, type: string, make: Parameters<typeof fixedText>[1]) =>
    app.get(path, etag(), fixedText(type, make));
  serve('/openapi.json', 'application/json', () => JSON.stringify(openApi(url)));
  serve('/docs.css', 'text/css; charset=utf-8', () => STYLE);
  for (const guide of guides) serve(`/docs/${guide.id}`, HTML, () => guidePage(guide));
  return app;
}
