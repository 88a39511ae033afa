// The API to read: a page made of the contract, without script and without another host.
import { Hono } from 'hono';
import { html } from 'hono/html';
import { allEndpoints } from '../../contract/all.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { problems } from '../../contract/problems.ts';
import type { Bindings } from './bindings.ts';
import { needsText, openApi } from './openApi.ts';

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1.5rem; }
a { color: light-dark(#0c5c63, #62bdb8); }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; padding: 0; list-style: none; }
h2 { margin: 3rem 0 0.5rem; }
section { border-top: 1px solid #8886; padding: 1rem 0; }
h3 { font-size: 1rem; margin: 0; overflow-wrap: anywhere; }
section p { margin: 0.25rem 0 0.5rem; overflow-wrap: anywhere; }
summary { cursor: pointer; }
code, pre { font: 0.875rem/1.5 ui-monospace, monospace; }
pre, .wide { overflow-x: auto; }
pre { padding: 0.75rem; background: #8882; border-radius: 6px; }
table { border-collapse: collapse; } td, th { text-align: left; padding: 0.25rem 1rem 0.25rem 0; vertical-align: top; }
`;

type Content = { content: Record<string, { schema: unknown }> };
type Operation = {
  tags: string[];
  requestBody?: Content;
  responses: { 200: Content };
  parameters: { name: string; in: string; required: boolean; schema: unknown }[];
};

const shown = (value: unknown): string => JSON.stringify(value, null, 2);

const schema = (title: string, found: Content | undefined) => {
  const [type, body] = Object.entries(found?.content ?? {})[0] ?? [];
  if (!body) return '';
  return html`<details>
    <summary>${title}</summary>
    <pre tabindex="0" aria-label="${title}">
${type === 'application/json' ? shown(body.schema) : `A file: ${type}`}</pre>
  </details>`;
};

const parameters = (found: Operation['parameters']) =>
  found.length === 0
    ? ''
    : html`<details>
        <summary>Parameters</summary>
        <div class="wide" tabindex="0">
          <table>
            <tr>
              <th>Name</th>
              <th>In</th>
              <th>Required</th>
              <th>Is</th>
            </tr>
            ${found.map(
              (one) =>
                html`<tr>
                  <td><code>${one.name}</code></td>
                  <td>${one.in}</td>
                  <td>${one.required ? 'yes' : 'no'}</td>
                  <td><code>${JSON.stringify(one.schema)}</code></td>
                </tr>`,
            )}
          </table>
        </div>
      </details>`;

function section(name: string, endpoint: Endpoint, operation: Operation) {
  return html`<section id="${name}">
    <h3><code>${endpoint.method} ${endpoint.path}</code></h3>
    <p>${needsText(endpoint.needs)}</p>
    ${parameters(operation.parameters)} ${schema('Body', operation.requestBody)}
    ${schema('Answer', operation.responses[200])}
  </section>`;
}

function page(url: string) {
  const paths = openApi(url).paths as Record<string, Record<string, Operation>>;
  const groups = new Map<string, ReturnType<typeof section>[]>();
  for (const [name, endpoint] of Object.entries(allEndpoints)) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    const operation = paths[path]?.[endpoint.method.toLowerCase()];
    if (!operation) continue;
    const group = operation.tags[0] ?? name;
    groups.set(group, [...(groups.get(group) ?? []), section(name, endpoint, operation)]);
  }
  const rows = Object.entries(problems).map(
    ([code, [status, text]]) =>
      html`<tr>
        <td><code>${code}</code></td>
        <td>${status}</td>
        <td>${text}</td>
      </tr>`,
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Lockerdesk API</title>
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <link rel="stylesheet" href="/docs.css" />
      </head>
      <body>
        <main>
          <h1>Lockerdesk API</h1>
          <p>
            The same as a document for machines: <a href="/openapi.json">/openapi.json</a>. Staff
            send the token of the sign-in in <code>X-User-Token</code>, terminals their key in
            <code>X-Terminal-Key</code>.
          </p>
          <nav aria-label="Groups">
            <ul>
              ${[...groups.keys()].map((group) => html`<li><a href="#${group}">${group}</a></li>`)}
              <li><a href="#refusals">Refusals</a></li>
            </ul>
          </nav>
          ${[...groups].map(
            ([group, sections]) =>
              html`<h2 id="${group}">${group}</h2>
                ${sections}`,
          )}
          <h2 id="refusals">Refusals</h2>
          <div class="wide" tabindex="0">
            <table>
              <tr>
                <th>Code</th>
                <th>Status</th>
                <th>Message</th>
              </tr>
              ${rows}
            </table>
          </div>
        </main>
      </body>
    </html>`;
}

/** `/openapi.json`, and `/docs` with its style sheet. `url` is where the server is reached. */
export function docs(url: string): Hono<Bindings> {
  const app = new Hono<Bindings>();
  app.get('/openapi.json', (c) => c.json(openApi(url)));
  app.get('/docs.css', (c) => c.body(STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  app.get('/docs', (c) => c.html(page(url)));
  return app;
}
