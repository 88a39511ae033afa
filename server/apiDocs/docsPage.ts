// Renders the API pages: the reference of all endpoints and problems, and the guides.
import { html, raw } from 'hono/html';
import { problems, type ProblemCode } from '../../contract/problems.ts';
import { boxStateRows, conventions, limitRows, parcelStateRows } from './conventions.ts';
import type { Guide } from './guides/guide.ts';
import { partnerGuide } from './guides/partners.ts';
import { terminalDecisionsGuide } from './guides/terminalDecisions.ts';
import { terminalGuide } from './guides/terminals.ts';
import { explainProblem } from './explainProblem.ts';
import { rowsOf, typeOf, type FieldRow } from './schemaRows.ts';
import { subjects } from './subjects.ts';

type Json = Record<string, unknown>;
type Content = { content: Record<string, { schema: Json }> };
type Parameter = {
  name: string;
  in: string;
  required: boolean;
  description: string;
  schema?: Json;
  content?: Content['content'];
};
interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  requestBody?: Content;
  responses: { 200: Content };
  parameters: Parameter[];
}
type Call = Operation & { readonly method: string; readonly path: string };

/** Text with code between backticks. */
const prose = (text: string) =>
  text.split('`').map((part, index) => (index % 2 === 0 ? part : html`<code>${part}</code>`));

type Cell = ReturnType<typeof prose> | string | ReturnType<typeof html>;

/** A table in a horizontally scrollable container. */
const table = (heads: readonly string[], rows: readonly (readonly Cell[])[]) =>
  html`<div class="wide" tabindex="0">
    <table>
      <tr>
        ${heads.map((head) => html`<th>${head}</th>`)}
      </tr>
      ${rows.map(
        (cells) =>
          html`<tr>
            ${cells.map((cell) => html`<td>${cell}</td>`)}
          </tr>`,
      )}
    </table>
  </div>`;

const hidden = (title: string, inside: ReturnType<typeof html>) =>
  html`<details>
    <summary>${title}</summary>
    ${inside}
  </details>`;

const code = (text: string) => html`<code>${text}</code>`;

const fields = (rows: readonly FieldRow[]) =>
  table(
    ['Field', 'Type', 'Description'],
    rows.map(({ name, type, required, description }) => [
      code(name),
      prose(required ? type : `${type} (optional)`),
      prose(description),
    ]),
  );

function parameters(found: readonly Parameter[]) {
  if (found.length === 0) return '';
  const rows = found.flatMap(({ name, required, description, schema, content }): FieldRow[] => {
    const inner = schema ?? content?.['application/json']?.schema ?? {};
    const own = { name, type: typeOf(inner), required, description };
    return [own, ...rowsOf(inner, `${name}.`)];
  });
  return hidden('Parameters', fields(rows));
}

function body(title: string, found: Content | undefined) {
  const [type = '', { schema } = { schema: {} }] = Object.entries(found?.content ?? {})[0] ?? [];
  if (type === '') return '';
  if (type === 'application/octet-stream' || type === 'text/event-stream')
    return hidden(title, html`<p>${type === 'text/event-stream' ? 'A stream' : 'A file'}.</p>`);
  const rows = rowsOf(schema);
  const form = type === 'multipart/form-data' ? html`<p>A form (${code(type)}).</p>` : '';
  const list = schema['type'] === 'array' ? html`<p>${prose(`A ${typeOf(schema)}.`)}</p>` : '';
  return hidden(
    title,
    html`${form}${list}${rows.length === 0 ? html`<p>Empty.</p>` : fields(rows)}`,
  );
}

const section = (call: Call) =>
  html`<section id="${call.operationId}">
    <h3>${call.summary}</h3>
    <p class="call"><b>${call.method}</b> <code>${call.path}</code></p>
    <p>${prose(call.description)}</p>
    ${parameters(call.parameters)} ${body('Request', call.requestBody)}
    ${body('Response', call.responses[200])}
  </section>`;

/** The guides, each at /docs/<id>. */
export const guides: readonly Guide[] = [terminalGuide, terminalDecisionsGuide, partnerGuide];

const slug = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replace(/^-/, '');

const problemRows = Object.entries(problems).map(([name, [status, text]]): Cell[] => {
  const [meaning, action] = explainProblem(name as ProblemCode);
  return [
    html`<code id="${name}">${name}</code>`,
    String(status),
    html`${prose(meaning)}<br />${prose(action)}`,
    text,
  ];
});

const link = (id: string, title: string) => html`<li><a href="#${id}">${title}</a></li>`;

const guideLinks = html`<h2>Guides</h2>
  <ul>
    ${guides.map(({ id, title }) => html`<li><a href="/docs/${id}">${title}</a></li>`)}
  </ul>`;

const navigation = html`<nav aria-label="Contents">
  ${guideLinks}
  <h2>General</h2>
  <ul>
    ${conventions.map(({ id, title }) => link(id, title))} ${link('limits', 'Limits')}
    ${link('parcel-states', 'States of a parcel')} ${link('box-states', 'States of a box')}
    ${link('problems', 'Problems')}
  </ul>
  <h2>Calls</h2>
  <ul>
    ${subjects.map(({ title }) => link(slug(title), title))}
  </ul>
</nav>`;

const general = html`${conventions.map(
    ({ id, title, paragraphs }) =>
      html`<h2 id="${id}">${title}</h2>
        ${paragraphs.map((text) => html`<p>${prose(text)}</p>`)}`,
  )}
  <h2 id="limits">Limits</h2>
  ${table(
    ['What', 'Limit', 'Beyond it'],
    limitRows.map(([what, limit, problem]) => [what, limit, problem === '' ? '' : code(problem)]),
  )}
  <h2 id="parcel-states">States of a parcel</h2>
  ${table(
    ['State', 'Meaning', 'Becomes'],
    parcelStateRows.map(([state, meaning, next]) => [code(state), meaning, next]),
  )}
  <h2 id="box-states">States of a box</h2>
  ${table(
    ['State', 'Meaning', 'How long'],
    boxStateRows.map(([state, meaning, until]) => [code(state), meaning, until]),
  )}
  <h2 id="problems">Problems</h2>
  <p>
    A refused call has a status of 400 or more and a body with <code>statusCode</code>,
    <code>message</code> and <code>code</code>. Programs should go by <code>code</code>.
  </p>
  ${table(['Code', 'Status', 'Meaning and what to do', 'Message'], problemRows)}`;

const page = (title: string, contents: Cell, main: Cell) =>
  html`${raw('<!doctype html>')}
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <link rel="stylesheet" href="/docs.css" />
      </head>
      <body>
        <div class="layout">
          ${contents}
          <main>
            <h1>${title}</h1>
            ${main}
          </main>
        </div>
      </body>
    </html>`;

/** The reference, from the OpenAPI document. */
export function docsPage(document: Json) {
  const paths = document['paths'] as Record<string, Record<string, Operation>>;
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]): Call => ({
      ...call,
      method: method.toUpperCase(),
      path,
    })),
  );
  const chapters = subjects.map(
    ({ title, text }) =>
      html`<h2 id="${slug(title)}">${title}</h2>
        <p>${text}</p>
        ${calls.filter(({ tags }) => tags[0] === title).map(section)}`,
  );
  return page(
    'Lockerdesk API',
    navigation,
    html`<p>The same for programs, as OpenAPI 3.1: <a href="/openapi.json">/openapi.json</a>.</p>
      ${general} ${chapters}`,
  );
}

const listing = (text: string) => html`<pre tabindex="0"><code>${text}</code></pre>`;

/** A guide: its steps with their examples. */
export const guidePage = ({ title, intro, steps }: Guide) =>
  page(
    title,
    html`<nav aria-label="Contents">
      <h2>${title}</h2>
      <ul>
        ${steps.map((step) => link(slug(step.title), step.title))}
      </ul>
      ${guideLinks}
      <h2>Reference</h2>
      <ul>
        <li><a href="/docs">Lockerdesk API</a></li>
      </ul>
    </nav>`,
    html`${intro.map((text) => html`<p>${prose(text)}</p>`)}
    ${steps.map(
      (step) =>
        html`<h2 id="${slug(step.title)}">${step.title}</h2>
          ${step.paragraphs.map((text) => html`<p>${prose(text)}</p>`)}
          ${(step.examples ?? []).map(
            ({ curl, response }) =>
              html`${listing(curl)}
                <p>Response:</p>
                ${listing(response)}`,
          )}`,
    )}`,
  );
