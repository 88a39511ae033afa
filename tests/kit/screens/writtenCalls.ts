// The screens' write requests; records can be served as they were before another user's save.
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect } from 'vitest';
import { allEndpoints } from '../../../contract/all.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import type { App } from './openApp.tsx';
import { VERSIONED } from './versionedCalls.ts';

/** A request other than GET, and its result: the status, or the error code. */
export interface WrittenCall {
  /** Its name in `allEndpoints`. */
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

/** As if read before another user saved it: any time other than the server's. */
const before = (time: number): number => (time > 0 ? time - 1 : 1);

/** Every record in it with an outdated version. */
function older(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(older);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      name === 'lastUpdatedTime' && typeof one === 'number' ? before(one) : older(one),
    ]),
  );
}

/** The response with its JSON changed. */
async function changed(answer: Response, change: (body: unknown) => unknown): Promise<Response> {
  if (!answer.headers.get('Content-Type')?.includes('json')) return answer;
  // As plain fields: the Headers of one implementation are not accepted by another.
  const { 'content-length': _, ...headers } = Object.fromEntries(answer.headers);
  return HttpResponse.json(change(await answer.json()) as never, {
    status: answer.status,
    headers,
  });
}

interface Options {
  /** Every read returns a version that looks outdated. */
  readonly stale?: boolean;
  /** Rows that replace a list's own, by endpoint path. */
  readonly rows?: Readonly<Record<string, readonly unknown[]>>;
}

const withRows = (body: unknown, rows: readonly unknown[]): unknown =>
  Array.isArray(body)
    ? rows
    : { ...(body as object), content: rows, totalPages: 1, totalElements: rows.length };

/** Records all write requests from now on, the newest last. */
export function keepWrites({ network, server }: App, { stale, rows = {} }: Options = {}) {
  const calls: WrittenCall[] = [];
  network.use(
    http.all('*/api/*', async ({ request }) => {
      const { method, url } = request;
      const { pathname } = new URL(url);
      if (pathname === '/api/v1/live') return undefined;
      if (method === 'GET') {
        const own = rows[pathname];
        return changed(await server.app.fetch(request), (body) => {
          const told = own ? withRows(body, own) : body;
          return stale ? older(told) : told;
        });
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

/** Presses twice before a render, as a double click on a busy machine does. */
export const pressTwice = (button: HTMLElement): void =>
  act(() => {
    button.click();
    button.click();
  });

/** The name of an endpoint in `allEndpoints`. */
export const endpointName = ({ method, path }: Endpoint): string => nameOf(method, path);

/** The message of a save conflict, wherever it is shown. */
export const STALE_WORDS = /saved (?:this|the) .+ (?:in the meantime|at )/;

/**
 * Waits for the responses to a press and asserts that it was sent once; where its endpoint compares versions,
 * also that it was refused and that the page shows this.
 */
export async function expectOnce(calls: readonly WrittenCall[], name: string): Promise<void> {
  await waitFor(() => expect(calls.at(-1)?.answer, name).toBeDefined());
  expect(calls.map((call) => call.name)).toEqual([name]);
  if (!(name in VERSIONED)) return;
  expect(calls[0]?.answer, name).toBe('STALE');
  await screen.findByText(STALE_WORDS);
}
