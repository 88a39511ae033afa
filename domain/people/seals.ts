// The one way in which a batch of happenings is written down to be sealed: the same text on every machine, for ever.

/** A happening as it is kept; what is not there counts as null. */
export interface SealedEvent {
  readonly id: number;
  readonly data: unknown;
}

/** What is said of a batch before its happenings. */
export interface BatchHead {
  /** The hash of the batch before; null for the first. */
  readonly hashBefore: string | null;
  readonly firstId: number;
  readonly lastId: number;
  readonly count: number;
  /** When it was sealed, epoch milliseconds. */
  readonly time: number;
  /** Which server key the hash is made with; null: with none, as before there were keyed seals. */
  readonly keyId: string | null;
}

/** In this order, for ever: another form of a batch gets another number. */
const FIELDS = [
  'id',
  'time',
  'type',
  'subjectKind',
  'subjectId',
  'lockerId',
  'boxId',
  'ordersId',
  'memberId',
  'byKind',
  'byId',
  'byName',
  'ip',
  'fromState',
  'toState',
] as const;

/** The forms that batches are written in: they begin with it. */
const PLAIN_FORM = 1;
const KEYED_FORM = 2;

/** JSON with the keys of every object in the order of their signs: the database keeps no order of its own. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const fields = Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`);
  return `{${fields.join(',')}}`;
}

/** A batch as the text whose hash is its seal: a line that says what it is, then a line a happening, by their numbers. */
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
