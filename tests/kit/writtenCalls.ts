// What the screens write, call by call; records may be shown as they were before somebody else saved them.
import { act } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { allEndpoints } from '../../contract/all.ts';
import type { House } from './openHouse.tsx';
import { VERSIONED } from './versionedCalls.ts';

/** A call that is not a GET, and how the server answered it: its status, or the code of its refusal. */
export interface WrittenCall {
  /** As `allEndpoints` calls it. */
  readonly name: string;
  answer?: string | number;
}

const PATTERNS = Object.entries(allEndpoints).map(([name, { method, path }]) => {
  const pattern = path.replaceAll(/:\w+/g, '[^/]+');
  return { name, method, pattern: new RegExp(`^${pattern}$`) };
});

const nameOf = (method: string, pathname: string): string =>
  PATTERNS.find((one) => one.method === method && one.pattern.test(pathname))?.name ??
  `${method} ${pathname}`;

/** Every record in it as it was a millisecond before it was saved last. */
function older(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(older);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      name === 'lastUpdatedTime' && typeof one === 'number' ? one - 1 : older(one),
    ]),
  );
}

/** The answer with its JSON changed. */
async function changed(answer: Response, change: (body: unknown) => unknown): Promise<Response> {
  if (!answer.headers.get('Content-Type')?.includes('json')) return answer;
  const headers = new Headers(answer.headers);
  headers.delete('Content-Length');
  return HttpResponse.json(change(await answer.json()) as never, {
    status: answer.status,
    headers,
  });
}

interface Options {
  /** Everything that is read is read as if somebody saved it at once afterwards. */
  readonly stale?: boolean;
  /** Rows that a list has in place of its own, by the path of its endpoint. */
  readonly rows?: Readonly<Record<string, readonly unknown[]>>;
}

const rowsAnswer = (rows: readonly unknown[], isRest: boolean): Response =>
  isRest
    ? Response.json(rows, { headers: { 'Content-Range': `rows 0-${rows.length}/${rows.length}` } })
    : Response.json({ content: rows, totalPages: 1, totalElements: rows.length });

/** Keeps all calls that write from now on, the newest last. */
export function keepWrites({ network, server }: House, { stale, rows = {} }: Options = {}) {
  const calls: WrittenCall[] = [];
  network.use(
    http.all('*/api/*', async ({ request }) => {
      const { method, url } = request;
      const { pathname, searchParams } = new URL(url);
      if (pathname === '/api/v1/live') return undefined;
      if (method === 'GET') {
        const own = rows[pathname];
        const answer = own
          ? rowsAnswer(own, searchParams.has('range'))
          : await server.app.fetch(request);
        return stale ? changed(answer, older) : answer;
      }
      const call: WrittenCall = { name: nameOf(method, pathname) };
      calls.push(call);
      const answer = await server.app.fetch(request);
      const { code } = (await answer
        .clone()
        .json()
        .catch(() => ({}))) as { code?: string };
      call.answer = code ?? answer.status;
      return answer;
    }),
  );
  return calls;
}

/** Presses twice before anything is drawn, as a double click on a busy machine does. */
export const pressTwice = (button: HTMLElement): void =>
  act(() => {
    button.click();
    button.click();
  });

/** How a call that was made from an older state ends. */
export const staleAnswer = (name: string): string => (name in VERSIONED ? 'STALE' : '200');

/** What is said of a save that somebody else came before. */
export const STALE_WORDS = /saved this .+ (?:in the meantime|at )|in the meantime/;
