// What a call answers and changes, as a text to compare.
import type { ChangedRow } from './recordedDatabase.ts';

type Fields = Readonly<Record<string, unknown>>;

/** One call: its answer, and the changed rows, each with a sign, its table, and what is new. */
export interface Recording {
  readonly call: string;
  readonly status: number;
  readonly body: unknown;
  readonly changes: readonly (readonly [string, unknown])[];
}

/** In place of a value that is another each time, such as a key. */
const VARIES = '…';
const isSecret = (name: string): boolean => /Hmac|Hash|token$/i.test(name);

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !isList(value);

/** What two recordings of the same have in common. */
export function common(one: unknown, other: unknown): unknown {
  if (isList(one) && isList(other)) return one.map((value, at) => common(value, other[at]));
  if (!isFields(one) || !isFields(other)) return one === other ? one : VARIES;
  const fields = Object.entries(one);
  return Object.fromEntries(
    fields.map(([name, value]) => [name, isSecret(name) ? VARIES : common(value, other[name])]),
  );
}

const fieldsOf = (row: Fields, isKept: (name: string, value: unknown) => boolean): Fields =>
  Object.fromEntries(Object.entries(row).filter(([name, value]) => isKept(name, value)));

/** The key of a changed row and what is new of it; a new row without what is unknown. */
export function change(
  { table, before, after }: ChangedRow,
  keys: readonly string[],
): Recording['changes'][number] {
  if (!before) return [`+ ${table}`, fieldsOf(after ?? {}, (_, value) => value !== null)];
  const isKey = (name: string) => keys.includes(name);
  if (!after) return [`- ${table}`, fieldsOf(before, isKey)];
  const isNew = (name: string, value: unknown) =>
    JSON.stringify(value) !== JSON.stringify(before[name]);
  return [`~ ${table}`, fieldsOf(after, (name, value) => isKey(name) || isNew(name, value))];
}

/** Lines of a file that are recorded. */
const LINES = 6;

function lines(value: unknown): string[] {
  if (isList(value)) return value.map((one) => `  ${JSON.stringify(one)}`);
  if (typeof value === 'string') return value.split('\n', LINES).map((line) => line.trim());
  if (!isFields(value)) return [JSON.stringify(value)];
  return Object.entries(value).flatMap(([name, one]) =>
    isList(one) && one.length > 0
      ? [`${name}:`, ...lines(one)]
      : [`${name}: ${JSON.stringify(one)}`],
  );
}

/** A line for each field of the answer, each member of a list, and each changed row. */
export const textOf = ({ call, status, body, changes }: Recording): string =>
  [
    `# ${call}`,
    status,
    ...lines(body),
    ...changes.map(([row, fields]) => `${row} ${JSON.stringify(fields)}`),
    '',
  ].join('\n');
