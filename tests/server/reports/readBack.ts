// Files opened and read back, beside what the screen was told: every cell of every row, and the sums below them.
import { parseCsv } from 'hucre/csv';
import { expect } from 'vitest';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { openWorkbook, type WorkbookCell } from '../../kit/openWorkbook.ts';
import { requestOf } from '../../kit/servers/requestOf.ts';
import type { OpenReports } from './openReports.ts';

export type Row = Readonly<Record<string, unknown>>;
type Cell = WorkbookCell;
export type Format = 'CSV' | 'XLSX';

/** How a field is written: times by the network's clock, in CSV as `YYYY-MM-DD HH:mm`; money in cents. */
export type FieldType = 'text' | 'time' | 'day' | 'number' | 'money';

/** What stands under a heading: a field of the rows, and which of the sums where that is not called the same. */
export type Heading = readonly [field: string, kind: FieldType, sum?: string];
export type Headings = Readonly<Record<string, Heading>>;

/** Which of the sums stands beside a name in a line of its own. */
export type Figures = Readonly<Record<string, string>>;

/** What is asked for as a page, and as two files. */
export interface Exported {
  readonly query: Endpoint;
  readonly exportCsv: Endpoint;
  readonly exportXlsx: Endpoint;
}

type Asking = Pick<OpenReports, 'server' | 'token'>;

export async function bytesOf({ server, token }: Asking, endpoint: Endpoint, input: object = {}) {
  const response = await server.app.fetch(requestOf(endpoint, input, { token }));
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
}

/** The cells of a file; an empty one is null. */
export async function cellsOf(
  asking: Asking,
  { exportCsv, exportXlsx }: Omit<Exported, 'query'>,
  format: Format,
  input: object = {},
): Promise<Cell[][]> {
  if (format === 'XLSX') return openWorkbook(await bytesOf(asking, exportXlsx, input));
  const text = Buffer.from(await bytesOf(asking, exportCsv, input)).toString();
  return (parseCsv(text) as string[][]).map((line) => line.map((cell) => cell || null));
}

/** The page that the screen shows, with all that fits on it. */
export async function shown({ server, token }: Asking, query: Endpoint, input: object) {
  const isPaged = Object.hasOwn((query.input as { shape?: object }).shape ?? {}, 'size');
  const asked = isPaged ? { ...input, size: 10_000 } : input;
  const { status, body } = await server.ask(query, asked, { token });
  expect(status).toBe(200);
  return body as { content: readonly Row[]; sums: Row };
}

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Nicosia',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** `'=1`: a mark before what a spreadsheet would take for a formula; in a workbook a text is none. */
const safe = (text: string, format: Format): string =>
  format === 'CSV' && /^[=+\-@]/.test(text) && !/^\+[\d ]+$/.test(text) ? `'${text}` : text;

/** The local time as if it were UTC, in whole seconds. */
const localDate = (time: number): Date => new Date(`${clock.format(time).replace(', ', 'T')}Z`);

/** R9.23: in a text; in a workbook a number is one. */
function written(value: unknown, kind: FieldType, format: Format): Cell {
  if (value === null || value === undefined || value === '') return null;
  if (kind === 'time')
    return format === 'XLSX'
      ? localDate(Number(value))
      : clock.format(Number(value)).replace(', ', ' ').slice(0, -3);
  if (kind === 'day' && format === 'XLSX') return new Date(value as string);
  if (kind === 'text' || kind === 'day') return safe(value as string, format);
  const number = Number(value);
  if (format === 'XLSX') return number;
  const text = kind === 'money' ? number.toFixed(2) : `${number}`;
  return text.replace('.', ',');
}

/** The file that the rows and the sums of the screen make. */
export function fileOf(
  { content, sums }: { content: readonly Row[]; sums: Row },
  headings: Headings,
  format: Format,
  figures: Figures = {},
): Cell[][] {
  const columns = Object.values(headings);
  const rows = content.map((row) =>
    columns.map(([field, kind]) => written(row[field], kind, format)),
  );
  const [, ...rest] = columns;
  const last = rest.map(([field, kind, sum = field]) =>
    written(sums[sum], sum === field ? kind : 'number', format),
  );
  const below = Object.entries(figures).map(([name, sum]): Cell[] => {
    const kind = sum.endsWith('Amount') ? 'money' : 'number';
    return [name, written(sums[sum], kind, format), ...columns.slice(2).map(() => null)];
  });
  return [Object.keys(headings), ...rows, ['Total', ...last], ...below];
}
