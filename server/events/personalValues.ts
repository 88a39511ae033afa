// Personal values stand apart from the history, which refers to them by salted hash: removing them leaves it whole.
import { createHash, randomBytes } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import { isPersonal } from '../../domain/people/personal.ts';
import type { Tables } from '../db/tables.ts';
import type { SubjectKind } from '../db/eventTypes.ts';
import { appendEvent, type NewEvent } from './append.ts';

/** Whose a value is: a record that can be removed. */
export type Owner = readonly [SubjectKind, number | string];

type Fields = Readonly<Record<string, unknown>>;
type Doer = Pick<NewEvent, 'time' | 'byKind' | 'byId' | 'byName' | 'ip'>;

/** What stands in the history in the place of a value. */
export interface Reference {
  readonly personal: string;
}

/** Whether a value of the history is a reference to one that stands apart. */
export const isReference = (value: unknown): value is Reference =>
  typeof value === 'object' && value !== null && 'personal' in value;

/** A value as it stands apart. */
export interface KeptValue {
  readonly valueHash: string;
  readonly ownerKind: string;
  readonly ownerId: string;
  readonly field: string;
  /** 16 random bytes, hex. */
  readonly salt: string;
  readonly value: string;
}

/** What references begin with whose hash covers the owner and the field too; the first ones covered salt and value alone. */
const FORM = '2.';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** What a value is referred to by: nothing of it, nor whose it is, can be another without another hash. */
const referenceTo = ({ ownerKind, ownerId, field, salt, value }: Omit<KeptValue, 'valueHash'>) =>
  FORM + sha256(JSON.stringify([FORM, ownerKind, ownerId, field, salt, value]));

/** Whether a reference is one of the first. */
export const isFirstForm = (hash: string): boolean => !hash.startsWith(FORM);

/** Whether the value is what the history refers to. */
export const isGenuine = (kept: KeptValue): boolean =>
  /^[\da-f]{32}$/.test(kept.salt) &&
  kept.valueHash ===
    (isFirstForm(kept.valueHash) ? sha256(`${kept.salt}:${kept.value}`) : referenceTo(kept));

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The references in what is told of a happening. */
export const referencesIn = (data: Fields): string[] =>
  Object.values(data)
    .flatMap((value) => (isFields(value) && !isReference(value) ? Object.values(value) : [value]))
    .flatMap((value) => (isReference(value) ? value.personal : []));

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/**
 * The fields as the history may keep them: those that say who somebody is are put apart under their owner, and what is
 * left in their place refers to them. An empty value says nothing of anybody and stays.
 */
export async function keepApart(
  trx: Transaction<Tables>,
  [ownerKind, ownerId]: Owner,
  fields: Fields,
  now: number,
): Promise<Fields> {
  const kept: Record<string, unknown> = { ...fields };
  const values = Object.entries(fields)
    .filter(([field, value]) => isPersonal(ownerKind, field) && value != null && value !== '')
    .map(([field, said]) => {
      const salt = randomBytes(16).toString('hex');
      const apart = { ownerKind, ownerId: String(ownerId), field, salt, value: textOf(said) };
      const valueHash = referenceTo(apart);
      kept[field] = { personal: valueHash } satisfies Reference;
      return { ...apart, valueHash };
    });
  if (values.length > 0)
    await trx
      .insertInto('personalValues')
      .values(values.map((value) => ({ ...value, creationTime: now })))
      .execute();
  return kept;
}

/**
 * Removes every personal value that the history refers to for these owners: what is read from then on is that it was
 * removed. What happened, to which number and when stays, and its seals stay whole. That they were removed is a line of
 * each owner's history: a value that is gone without one was taken by somebody else.
 */
export async function forgetPersonal(
  trx: Transaction<Tables>,
  owners: readonly Owner[],
  by: Doer,
): Promise<void> {
  // The database itself refuses whoever removes values by another way.
  await sql`select set_config('lockerdesk.forgetting', 'yes', true)`.execute(trx);
  for (const [kind, id] of owners) {
    const { numDeletedRows } = await trx
      .deleteFrom('personalValues')
      .where('ownerKind', '=', kind)
      .where('ownerId', '=', String(id))
      .executeTakeFirstOrThrow();
    const values = Number(numDeletedRows);
    const whose = {
      subject: [kind, id] as NewEvent['subject'],
      memberId: kind === 'member' ? Number(id) : null,
    };
    if (values > 0)
      await appendEvent(trx, { ...by, ...whose, type: 'PERSONAL_REMOVED', data: { values } });
  }
  await sql`select set_config('lockerdesk.forgetting', '', true)`.execute(trx);
}

/** The values that these hashes refer to; one that was removed is not among them. */
export async function valuesOf(
  db: Kysely<Tables>,
  hashes: readonly string[],
): Promise<Map<string, string>> {
  if (hashes.length === 0) return new Map();
  const rows = await db
    .selectFrom('personalValues')
    .select(['valueHash', 'value'])
    .where(sql<boolean>`"valueHash" = any(${hashes})`)
    .execute();
  return new Map(rows.map(({ valueHash, value }) => [valueHash, value]));
}
