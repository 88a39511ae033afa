// A server whose ids are texts: the real one behind a layer that turns each `37` into `k37`, and back.
import type { OpenServer } from '../servers/openServer.ts';
import { sessionOf } from './openApp.tsx';

/** Ids of files and tasks are texts anyway; box types come from the static list (R3.30). */
const isId = (name: string): boolean => /^id$|Ids?$/.test(name) && name !== 'boxTypeId';

const asText = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(asText);
  return typeof value === 'number' && value > 0 ? `k${value}` : value;
};

/** An answer with its ids as texts, at any depth. */
function toTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [
      name,
      isId(name) && typeof held !== 'object' ? asText(held) : idsOrMore(name, held),
    ]),
  );
}

const idsOrMore = (name: string, held: unknown): unknown =>
  isId(name) && Array.isArray(held) ? asText(held) : toTexts(held);

/** A text of a request with the server's own ids. */
const toNumbers = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(toNumbers);
  if (typeof value === 'string' && /^k\d+$/.test(value)) return Number(value.slice(1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, toNumbers(one)]));
};

const hasType = ({ headers }: Request | Response, type: string) =>
  headers.get('Content-Type')?.startsWith(type) === true;
const isJson = (message: Request | Response) => hasType(message, 'application/json');

/** A body with the server's own ids: of JSON, of a form with a file, or as it is. */
async function bodyOf(request: Request): Promise<BodyInit> {
  const read = request.clone();
  if (isJson(request)) return JSON.stringify(toNumbers(await read.json()));
  if (!hasType(request, 'multipart/form-data')) return read.arrayBuffer();
  const form = await read.formData();
  for (const [name, value] of form.entries())
    if (typeof value === 'string') form.set(name, String(toNumbers(value)));
  return form;
}

/** The same request to the real server. */
async function inside(request: Request): Promise<Request> {
  const url = decodeURIComponent(request.url).replaceAll(
    /(?<=[/=:"[,])k(\d+)(?=[/&"\],}?]|$)/g,
    '$1',
  );
  const { method, signal } = request;
  // A form gets a Content-Type with a boundary of its own.
  const isForm = hasType(request, 'multipart/form-data');
  const headers = [...request.headers].filter(([name]) => !isForm || name !== 'content-type');
  const body = method === 'GET' || method === 'DELETE' ? null : await bodyOf(request);
  return new Request(encodeURI(url), { method, headers, signal, body });
}

/** A stream of live changes, whose ids are in lists by resource. */
function changesWithTextIds({ body, status, headers }: Response): Response {
  const text = new TransformStream<string, string>({
    transform: (messages, out) =>
      out.enqueue(
        messages.replaceAll(/^data: (.*)$/gm, (_line, data: string) => {
          const news = Object.entries(JSON.parse(data) as object);
          return `data: ${JSON.stringify(Object.fromEntries(news.map(([name, ids]) => [name, asText(ids)])))}`;
        }),
      ),
  });
  const changed = body!
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array<ArrayBuffer>>)
    .pipeThrough(text)
    .pipeThrough(new TextEncoderStream());
  return new Response(changed, { status, headers });
}

interface Answering {
  readonly app: { readonly fetch: (request: Request) => Response | Promise<Response> };
}

/** Answers as the server does, with ids as texts. */
const answerWithTextIds =
  ({ app }: Answering) =>
  async (request: Request): Promise<Response> => {
    const answer = await app.fetch(await inside(request));
    if (hasType(answer, 'text/event-stream')) return changesWithTextIds(answer);
    if (!isJson(answer)) return answer;
    const { status, headers } = answer;
    return new Response(JSON.stringify(toTexts(await answer.json())), { status, headers });
  };

/** Options of `openApp` for a server whose ids are texts, and its account `admin`. */
export const withTextIds = async (server: OpenServer) => ({
  server,
  answer: answerWithTextIds(server),
  session: toTexts(await sessionOf(server, 'admin')) as Awaited<ReturnType<typeof sessionOf>>,
});
