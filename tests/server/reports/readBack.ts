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

const added = (content: readonly Row[], field: string): number =>
  Math.round(100 * content.reduce((all, row) => all + Number(row[field]), 0)) / 100;

/** The rows by their key have the wanted fields, and no row is missing; the sums are those of the rows. Gives the sums. */
export async function expectRows(
  asking: Asking,
  { query }: Pick<Exported, 'query'>,
  span: object,
  key: string,
  wanted: Readonly<Record<string, object>>,
): Promise<Row> {
  const { content, sums } = await shown(asking, query, span);
  const [first = {}] = Object.values(wanted);
  const told = content.map((row) => [
    row[key],
    Object.fromEntries(Object.keys(first).map((field) => [field, row[field]])),
  ]);
  expect(Object.fromEntries(told)).toEqual(wanted);
  expect(content).toHaveLength(Object.keys(wanted).length);
  for (const [field, sum] of Object.entries(sums))
    if (field in (content[0] ?? {})) expect([field, sum]).toEqual([field, added(content, field)]);
    else if (field === 'totalCount') expect(sum).toBe(content.length);
  return sums;
}
