// Every list of the contract with its filters, its sorts, and values that its own rows have.
import { z } from 'zod';
import { allEndpoints } from '../../../contract/all.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { isRestList } from '../../../server/http/simpleRest.ts';
import type { OpenServer } from '../../kit/servers/openServer.ts';

export type Row = Readonly<Record<string, unknown>>;
type Schema = z.ZodType;

export interface List {
  readonly name: string;
  readonly endpoint: Endpoint;
  /** What its rows tell, by field. */
  readonly row: Readonly<Record<string, Schema>>;
  /** What it is narrowed by. */
  readonly filters: Readonly<Record<string, Schema>>;
  /** The fields that it is ordered by. */
  readonly sorts: readonly string[];
}

const bare = (schema: unknown): Schema =>
  schema instanceof z.ZodOptional ||
  schema instanceof z.ZodDefault ||
  schema instanceof z.ZodNullable
    ? bare(schema.unwrap())
    : (schema as Schema);

/** What a field means: of contract/scalars.ts. */
const meaningOf = (schema: Schema): unknown =>
  schema.meta()?.['meaning'] ?? bare(schema).meta()?.['meaning'];

function listOf(name: string, endpoint: Endpoint): List[] {
  if (!(endpoint.input instanceof z.ZodObject) || !(endpoint.output instanceof z.ZodObject))
    return [];
  const { page, size, sort, ...filters } = endpoint.input.shape as Record<string, Schema>;
  const content = endpoint.output.shape['content'] as unknown;
  if (!page || !size || !sort || !(content instanceof z.ZodArray)) return [];
  const row = (content.element as z.ZodObject).shape as Record<string, Schema>;
  const orders = (bare(sort) as z.ZodEnum).options as string[];
  const sorts = [...new Set(orders.map((order) => order.split(',')[0] ?? ''))];
  return [{ name, endpoint, row, filters, sorts }];
}

/** All lists: the documented ones, those of our own, and the reports' pages. */
export const everyList: readonly List[] = Object.entries(allEndpoints).flatMap(([name, endpoint]) =>
  listOf(name, endpoint),
);

/** A page as it was answered. */
export interface Page {
  readonly status: number;
  readonly rows: Row[];
  readonly total: number;
}

/** Asks for a page, in whichever dialect the list speaks. */
export async function pageOf(
  server: OpenServer,
  token: string,
  { endpoint }: List,
  input: Row,
): Promise<Page> {
  const { status, body, headers } = await server.ask(endpoint, input, { token });
  if (isRestList(endpoint)) {
    const total = Number(headers.get('content-range')?.split('/')[1]);
    return { status, rows: body as Row[], total };
  }
  const { content, totalElements } = body as { content: Row[]; totalElements: number };
  return { status, rows: content, total: totalElements };
}

/** A value of a filter, and whether no row can have it. */
export interface Value {
  readonly value: unknown;
  readonly fitsNone?: true;
}

const NOBODY = 'zz-nobody';
const NO_ID = 2_147_483_647;
const DAY = 86_400_000;
/** Of many choices so many are asked for. */
const CHOICES_MAX = 3;

const distinct = (values: readonly unknown[]): unknown[] => [...new Set(values)];

/** Values of the field itself, or of fields of this meaning where the row has none of its name. */
function valuesIn({ row }: List, name: string, rows: readonly Row[], kind: unknown): unknown[] {
  const fields =
    name in row ? [name] : Object.keys(row).filter((field) => meaningOf(row[field]!) === kind);
  return distinct(rows.flatMap((one) => fields.flatMap((field) => one[field] ?? [])));
}

/** A moment at the beginning and one further on, so that a span of both is one. */
function timesOf(list: List, name: string, rows: readonly Row[]): Value[] {
  // What reports are asked lies in the past.
  const times = (valuesIn(list, name, rows, 'time') as number[])
    .filter((time) => time < Date.now())
    .toSorted((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? Date.now() - DAY;
  const isEnd = /end|until|to$/i.test(name);
  return [
    { value: at(isEnd ? 0.8 : 0.2) },
    { value: at(isEnd ? 1 : 0) },
    { value: isEnd ? 0 : Date.now() },
  ];
}

function textsOf(list: List, name: string, rows: readonly Row[]): Value[] {
  const isText = (value: unknown): value is string => typeof value === 'string';
  const first = valuesIn(list, name, rows, undefined).find(isText) ?? 'a';
  return [{ value: first.slice(0, 200) }, { value: first.slice(0, 1) }, { value: NOBODY }];
}

/** What a filter is asked with: what one row has, what many have, what none has. */
export function valuesOf(list: List, name: string, rows: readonly Row[]): Value[] {
  const schema = list.filters[name]!;
  const inner = bare(schema);
  if (meaningOf(schema) === 'time') return timesOf(list, name, rows);
  const kind = meaningOf(schema);
  if (kind === 'id' || kind === 'reference') {
    const ids = valuesIn(list, name, rows, kind).flat();
    return [{ value: ids[0] ?? 1 }, { value: ids.at(-1) ?? 2 }, { value: NO_ID, fitsNone: true }];
  }
  if (inner instanceof z.ZodEnum)
    return inner.options.slice(0, CHOICES_MAX).map((value) => ({ value }));
  if (inner instanceof z.ZodBoolean) return [{ value: true }, { value: false }];
  if (inner instanceof z.ZodUnion) {
    const ids = rows.map((row) => row[name]);
    return [{ value: ids[0] }, { value: ids.slice(0, 3) }, { value: NO_ID, fitsNone: true }];
  }
  if (inner instanceof z.ZodString) return textsOf(list, name, rows);
  throw new Error(`No value is known for the filter ${name} of ${list.name}.`);
}

/** What looks elsewhere than at the field of its name: in several fields, or from a level on. */
const ELSEWHERE = ['lockerLogs.list level', 'cases.list subject', 'audit.list person'];

const same = (value: unknown, wanted: unknown): boolean => {
  if (Array.isArray(wanted)) return wanted.some((one) => same(value, one));
  if (Array.isArray(value)) return value.some((one) => same(one, wanted));
  const [text, part] = [String(value).toLowerCase(), String(wanted).toLowerCase()];
  return typeof wanted === 'string' ? text.includes(part) : text === part;
};

/** Whether a row has what it was narrowed by; true where the row does not tell it, and for a side of a span. */
export function fits({ name, filters }: List, row: Row, filter: string, value: unknown): boolean {
  const asked = filters[filter];
  if (!(filter in row) || ELSEWHERE.includes(`${name} ${filter}`)) return true;
  return (asked !== undefined && meaningOf(asked) === 'time') || same(row[filter], value);
}
