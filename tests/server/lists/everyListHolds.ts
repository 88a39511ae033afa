// What every list must hold, however it is filtered and sorted, asked of one open server.
import { expect } from 'vitest';
import type { OpenServer } from '../../kit/servers/openServer.ts';
import { fits, pageOf, valuesOf, type List, type Page, type Row, type Value } from './everyList.ts';

const ALL = 10_000;
const SIZE = 10;

/** Somebody who asks the lists of one server. */
export interface Asking {
  readonly server: OpenServer;
  readonly token: string;
}

/** So many questions are on their way at once. */
const AT_ONCE = 8;

async function each<T>(all: readonly T[], work: (one: T) => Promise<void>) {
  const left = [...all];
  const worker = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** A page that was answered, or the question that was not. */
async function asked({ server, token }: Asking, list: List, input: Row): Promise<Page> {
  const page = await pageOf(server, token, list, input);
  expect({ list: list.name, ...input, status: page.status }).toEqual({
    list: list.name,
    ...input,
    status: 200,
  });
  return page;
}

/** What lacks the value stands together, at one end; numbers rise or fall; what is equal stands together. */
function expectOrder(rows: readonly Row[], sort: string, about: object): void {
  const [field = '', direction] = sort.split(',');
  const values = rows.map((row) => row[field] ?? null);
  const told = values.filter((value) => value !== null);
  const first = values.findIndex((value) => value !== null);
  const behind = values.slice(0, told.length).every((value) => value !== null);
  expect({ ...about, together: behind || first === values.length - told.length }).toEqual({
    ...about,
    together: true,
  });
  const numbers = told.filter((value) => typeof value === 'number');
  const inOrder = numbers.toSorted((a, b) => (direction === 'asc' ? a - b : b - a));
  expect({ ...about, values: numbers }).toEqual({ ...about, values: inOrder });
  const runs = told.filter((value, at) => at === 0 || value !== told[at - 1]);
  expect({ ...about, runs: runs.length }).toEqual({ ...about, runs: new Set(told).size });
}

function expectPage(
  list: List,
  { rows, total }: Page,
  filters: Row,
  input: Row,
  about: object,
): void {
  for (const [filter, value] of Object.entries(filters))
    expect({ ...about, misfit: rows.find((row) => !fits(list, row, filter, value)) }).toEqual(
      about,
    );
  if (rows.length < Number(input['size']))
    expect({ ...about, total }).toEqual({ ...about, total: rows.length });
  else expect(total).toBeGreaterThanOrEqual(rows.length);
}

/** One question: answered, rightly filtered, rightly sorted; gives how many there are in all. */
async function holdsFor(asking: Asking, list: List, filters: Row, sort: string): Promise<number> {
  const input = { ...filters, sort, page: 0, size: SIZE };
  const page = await asked(asking, list, input);
  const about = { list: list.name, ...input };
  expectPage(list, page, filters, input, about);
  expectOrder(page.rows, sort, about);
  return page.total;
}

const parted = (rows: readonly Row[], field: string) => ({
  told: rows.filter((row) => (row[field] ?? null) !== null),
  lacking: rows.filter((row) => (row[field] ?? null) === null),
});

/** Rising and falling are mirrors of each other, and pages follow one another without gap or overlap. */
async function expectPages(asking: Asking, list: List, filters: Row, field: string) {
  const whole = (direction: string) =>
    asked(asking, list, { ...filters, sort: `${field},${direction}`, page: 0, size: ALL });
  const [rising, falling] = [await whole('asc'), await whole('desc')];
  expect(falling.total).toBe(rising.total);
  const isWhole = rising.rows.length < ALL;
  if (isWhole) {
    const [up, down] = [parted(rising.rows, field), parted(falling.rows, field)];
    expect(down.told.toReversed()).toEqual(up.told);
    expect(down.lacking.toReversed()).toEqual(up.lacking);
  }
  const size = isWhole ? Math.max(1, Math.ceil(rising.rows.length / 3)) : SIZE;
  for (const page of [0, 1]) {
    const cut = await asked(asking, list, { ...filters, sort: `${field},asc`, page, size });
    expect(cut.rows).toEqual(rising.rows.slice(page * size, (page + 1) * size));
    expect(cut.total).toBe(rising.total);
  }
}

/** The values of each filter, of what the list's own rows have. */
async function valuesByFilter(asking: Asking, list: List): Promise<Map<string, Value[]>> {
  const { rows } = await asked(asking, list, { page: 0, size: 200 });
  return new Map(Object.keys(list.filters).map((name) => [name, valuesOf(list, name, rows)]));
}

/** Every two filters, with a value of each that some row has. */
function pairsOf(values: Map<string, Value[]>): Row[] {
  const first = [...values].flatMap(([name, [one]]) => (one ? [[name, one.value] as const] : []));
  return first.flatMap((one, at) =>
    first.slice(at + 1).map((other) => Object.fromEntries([one, other])),
  );
}

/** Rising and falling by turns. */
const sortOf = (field: string, turn: number): string =>
  `${field},${turn % 2 === 0 ? 'asc' : 'desc'}`;

/** What is asked of a list by one filter: each of its values by every field that sorts. */
function questionsOf(values: Map<string, Value[]>, { sorts }: List) {
  return [...values].flatMap(([name, own], filter) =>
    sorts.flatMap((field, order) =>
      own.map((value, at) => ({ name, ...value, sort: sortOf(field, filter + order + at) })),
    ),
  );
}

/** Asks the list with every filter by every field that sorts it, and with every two filters. */
export async function holds(asking: Asking, list: List): Promise<void> {
  const values = await valuesByFilter(asking, list);
  const questions = questionsOf(values, list);
  await each(questions, async ({ name, value, fitsNone, sort }) => {
    const total = await holdsFor(asking, list, { [name]: value }, sort);
    if (fitsNone) expect({ name, total }).toEqual({ name, total: 0 });
  });
  const pairs = pairsOf(values).map((filters, at) => ({
    filters,
    sort: sortOf(list.sorts[at % list.sorts.length] ?? '', at),
  }));
  await each(pairs, async ({ filters, sort }) => {
    await holdsFor(asking, list, filters, sort);
  });
  const [name, [some] = []] = [...values][0] ?? [];
  const narrowed = name && some ? [{}, { [name]: some.value }] : [{}];
  const paged = narrowed.flatMap((filters) => list.sorts.map((field) => ({ filters, field })));
  await each(paged, ({ filters, field }) => expectPages(asking, list, filters, field));
}
