// The rows and sums of a report, as its page is told them.
import { expect } from 'vitest';
import type { Endpoint } from '../../../contract/endpoint.ts';
import type { OpenReports } from './openReports.ts';

export type Row = Readonly<Record<string, unknown>>;
/** What is asked for as a page, and as two files. */
export interface Exported {
  readonly query: Endpoint;
  readonly exportCsv: Endpoint;
  readonly exportXlsx: Endpoint;
}

type Asking = Pick<OpenReports, 'server' | 'token'>;

/** The page that the screen shows, with all that fits on it. */
export async function shown({ server, token }: Asking, query: Endpoint, input: object) {
  const isPaged = Object.hasOwn((query.input as { shape?: object }).shape ?? {}, 'size');
  const asked = isPaged ? { ...input, size: 10_000 } : input;
  const { status, body } = await server.ask(query, asked, { token });
  expect(status).toBe(200);
  return body as { content: readonly Row[]; sums: Row };
}
