// The canonical text of a batch of events to be sealed: the same on every machine, permanently.

/** A stored event; missing values count as null. */
export interface SealedEvent {
  readonly id: number;
  readonly data: unknown;
}

/** The header of a batch. */
export interface BatchHead {
  /** The hash of the previous batch; null for the first. */
  readonly hashBefore: string | null;
  readonly firstId: number;
  readonly lastId: number;
  readonly count: number;
  /** When it was sealed, epoch milliseconds. */
  readonly time: number;
  /** The server key used for the hash; null: none, as before keyed seals existed. */
  readonly keyId: string | null;
}

/** In this fixed order: another format gets another number. */
const FIELDS = [
  'id',
  'time',
  'type',
  'subjectType',
  'subjectId',
  'lockerId',
  'boxId',
  'ordersId',
  'memberId',
  'byType',
  'byId',
  'byName',
  'ip',
  'fromState',
  'toState',
] as const;

/** The number of the format, with which the text begins. */
const PLAIN_FORM = 1;
const KEYED_FORM = 2;

/** JSON with sorted object keys, as the database does not preserve their order. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const fields = Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`);
  return `{${fields.join(',')}}`;
}

/** The text of a batch whose hash is its seal: a header line, then a line per event, by id. */
export function batchText(head: BatchHead, events: readonly SealedEvent[]): string {
  const { hashBefore, firstId, lastId, count, time, keyId } = head;
  const about = [hashBefore, firstId, lastId, count, time];
  const lines = events.map((event) => {
    const values = event as unknown as Record<string, unknown>;
    return canonical([...FIELDS.map((name) => values[name]), event.data]);
  });
  return [
    canonical(keyId === null ? [PLAIN_FORM, ...about] : [KEYED_FORM, ...about, keyId]),
    ...lines,
  ].join('\n');
}
