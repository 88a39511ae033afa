// Stores personal values apart from events, which reference their salted hash, so they can be erased.
import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { isPersonal } from '../../domain/people/personal.ts';
import type { PersonalValuesTable } from '../db/tables/audit.ts';
import type { Db, Trx } from '../db/tables.ts';
import type { SubjectType } from '../db/tables/events.ts';
import { appendEvent, type Doer, type NewEvent } from './append.ts';

/** The owner of a value: a record that can be removed. */
export type Owner = readonly [SubjectType, number | string];

type Fields = Readonly<Record<string, unknown>>;

/** The reference stored in an event instead of the value. */
export interface Reference {
  readonly personal: string;
}

/** Whether a value in an event is such a reference. */
export const isReference = (value: unknown): value is Reference =>
  typeof value === 'object' && value !== null && 'personal' in value;

/** A separately stored value. */
export type KeptValue = Omit<PersonalValuesTable, 'creationTime'>;

/** Prefix of references whose hash covers owner and field too; the first version covered salt and value alone. */
const FORM = '2.';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The reference to a value; changing the value, its owner or its field changes the hash. */
const referenceTo = ({ ownerType, ownerId, field, salt, value }: Omit<KeptValue, 'valueHash'>) =>
  FORM + sha256(JSON.stringify([FORM, ownerType, ownerId, field, salt, value]));

/** Whether a reference is of the first version. */
export const isFirstForm = (hash: string): boolean => !hash.startsWith(FORM);

/** Whether the value matches the reference. */
export const isGenuine = (kept: KeptValue): boolean =>
  /^[\da-f]{32}$/.test(kept.salt) &&
  kept.valueHash ===
    (isFirstForm(kept.valueHash) ? sha256(`${kept.salt}:${kept.value}`) : referenceTo(kept));

/** Whether a value has fields of its own. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The references in an event's data. */
export const referencesIn = (data: Fields): string[] =>
  Object.values(data)
    .flatMap((value) => (isFields(value) && !isReference(value) ? Object.values(value) : [value]))
    .flatMap((value) => (isReference(value) ? value.personal : []));

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/**
 * Replaces personal values among the fields by references and stores the values under their owner. Empty values
 * identify nobody and stay.
 */
export async function keepApart(
  trx: Trx,
  [ownerType, ownerId]: Owner,
  fields: Fields,
  now: number,
): Promise<Fields> {
  const kept: Record<string, unknown> = { ...fields };
  const values = Object.entries(fields)
    .filter(([field, value]) => isPersonal(ownerType, field) && value != null && value !== '')
    .map(([field, value]) => {
      const salt = randomBytes(16).toString('hex');
      const apart = { ownerType, ownerId: String(ownerId), field, salt, value: textOf(value) };
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
 * Erases all personal values of these owners; events then show them as removed. What happened, to which id and when
 * remains, and the seals stay valid. The erasure is itself an event of each owner: a value missing without one was
 * removed in another way.
 */
export async function forgetPersonal(trx: Trx, owners: readonly Owner[], by: Doer): Promise<void> {
  // A database trigger rejects any other deletion of values.
  await sql`select set_config('lockerdesk.forgetting', 'yes', true)`.execute(trx);
  for (const [owner, id] of owners) {
    const { numDeletedRows } = await trx
      .deleteFrom('personalValues')
      .where('ownerType', '=', owner)
      .where('ownerId', '=', String(id))
      .executeTakeFirstOrThrow();
    const values = Number(numDeletedRows);
    const whose = {
      subject: [owner, id] as NewEvent['subject'],
      memberId: owner === 'member' ? Number(id) : null,
    };
    if (values > 0)
      await appendEvent(trx, { ...by, ...whose, type: 'PERSONAL_REMOVED', data: { values } });
  }
  await sql`select set_config('lockerdesk.forgetting', '', true)`.execute(trx);
}

/** The values these hashes refer to, without erased ones. */
export async function valuesOf(db: Db, hashes: readonly string[]): Promise<Map<string, string>> {
  if (hashes.length === 0) return new Map();
  const rows = await db
    .selectFrom('personalValues')
    .select(['valueHash', 'value'])
    .where(sql<boolean>`"valueHash" = any(${hashes})`)
    .execute();
  return new Map(rows.map(({ valueHash, value }) => [valueHash, value]));
}
