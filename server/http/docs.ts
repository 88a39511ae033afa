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
section { border-top: 1px solid #8886; padding: 1rem 0; }
h2 { font-size: 1rem; margin: 0; overflow-wrap: anywhere; }
code, pre { font: 0.875rem/1.5 ui-monospace, monospace; }
pre { overflow-x: auto; padding: 0.75rem; background: #8882; border-radius: 6px; }
table { border-collapse: collapse; } td, th { text-align: left; padding: 0.25rem 1rem 0.25rem 0; vertical-align: top; }
`;

type Operation = {
  requestBody?: { content: Record<string, { schema: unknown }> };
  parameters: unknown[];
};

const shown = (value: unknown): string => JSON.stringify(value, null, 2);

function section(name: string, endpoint: Endpoint, operation: Operation) {
  const body = operation.requestBody?.content['application/json']?.schema;
  return html`<section id="${name}">
    <h2><code>${endpoint.method} ${endpoint.path}</code></h2>
    <p>${needsText(endpoint.needs)}</p>
    ${
      operation.parameters.length > 0
        ? html`<details>
            <summary>Parameters</summary>
            <pre>${shown(operation.parameters)}</pre>
          </details>`
        : ''
    }
    ${
      body
        ? html`<details>
            <summary>Body</summary>
            <pre>${shown(body)}</pre>
          </details>`
        : ''
    }
  </section>`;
}

function page(url: string) {
  const paths = openApi(url).paths as Record<string, Record<string, Operation>>;
  const sections = Object.entries(allEndpoints).map(([name, endpoint]) => {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    const operation = paths[path]?.[endpoint.method.toLowerCase()];
    return operation ? section(name, endpoint, operation) : '';
  });
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
          ${sections}
          <h2>Refusals</h2>
          <table>
            <tr>
              <th>Code</th>
              <th>Status</th>
              <th>Message</th>
            </tr>
            ${rows}
          </table>
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
