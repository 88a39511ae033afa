// Renders a guide as a page that needs no script.
import { html, raw } from 'hono/html';
import type { Guide, Step } from './guides/guide.ts';
import { guides } from './guides/guides.ts';

/** Text with code between backticks. */
const prose = (text: string) =>
  text.split('`').map((part, index) => (index % 2 === 0 ? part : html`<code>${part}</code>`));

const slug = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replace(/^-/, '');

const link = (to: string, title: string) => html`<li><a href="${to}">${title}</a></li>`;

const cells = (name: 'th' | 'td', row: readonly string[]) =>
  html`<tr>
    ${row.map((text) => html`${raw(`<${name}>`)}${prose(text)}${raw(`</${name}>`)}`)}
  </tr>`;

/** A table in a horizontally scrollable container. */
const table = ([heads, ...rows]: NonNullable<Step['table']>) =>
  html`<div class="wide" tabindex="0">
    <table>
      ${cells('th', heads)} ${rows.map((row) => cells('td', row))}
    </table>
  </div>`;

const listing = (text: string) => html`<pre tabindex="0"><code>${text}</code></pre>`;

const section = (step: Step) =>
  html`<h2 id="${slug(step.title)}">${step.title}</h2>
    ${step.paragraphs.map((text) => html`<p>${prose(text)}</p>`)} ${step.table && table(step.table)}
    ${(step.examples ?? []).map(
      ({ curl, response }) =>
        html`${listing(curl)}
          <p>Response:</p>
          ${listing(response)}`,
    )}`;

/** A guide: its contents, its steps with their tables and examples, and links to the other pages. */
export const guidePage = ({ title, intro, steps }: Guide) =>
  html`${raw('<!doctype html>')}
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <link rel="stylesheet" href="/docs.css" />
      </head>
      <body class="guide">
        <nav aria-label="Contents">
          <h2>${title}</h2>
          <ul>
            ${steps.map((step) => link(`#${slug(step.title)}`, step.title))}
          </ul>
          <h2>Guides</h2>
          <ul>
            ${guides.map((guide) => link(`/docs/${guide.id}`, guide.title))}
          </ul>
          <h2>Reference</h2>
          <ul>
            ${link('/docs', 'API reference')} ${link('/openapi.json', 'OpenAPI document')}
          </ul>
        </nav>
        <main>
          <h1>${title}</h1>
          ${intro.map((text) => html`<p>${prose(text)}</p>`)} ${steps.map(section)}
        </main>
      </body>
    </html>`;
