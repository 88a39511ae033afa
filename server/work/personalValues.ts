// Personal values stand apart from the history, which refers to them by salted hash: removing them leaves it whole.
import { createHash, randomBytes } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import { isPersonal } from '../../domain/personal.ts';
import type { Tables } from '../db/tables.ts';
import type { SubjectKind } from './happenings.ts';

/** Whose a value is: a record that can be removed. */
export type Owner = readonly [SubjectKind, number | string];

type Fields = Readonly<Record<string, unknown>>;

/** What stands in the history in the place of a value. */
export interface Reference {
  readonly personal: string;
}

/** Whether a value of the history is a reference to one that stands apart. */
export const isReference = (value: unknown): value is Reference =>
  typeof value === 'object' && value !== null && 'personal' in value;

/** The hash that a value with its salt is referred to by. */
export const hashOf = (salt: string, value: string): string =>
  createHash('sha256').update(`${salt}:${value}`).digest('hex');

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
      const value = textOf(said);
      const valueHash = hashOf(salt, value);
      kept[field] = { personal: valueHash } satisfies Reference;
      return { valueHash, ownerKind, ownerId: String(ownerId), field, salt, value };
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
 * removed. What happened, to which number and when stays, and its seals stay whole.
 * @returns how many values there were
 */
export async function forgetPersonal(
  trx: Transaction<Tables>,
  owners: readonly Owner[],
): Promise<number> {
  let removed = 0;
  for (const [kind, id] of owners) {
    const { numDeletedRows } = await trx
      .deleteFrom('personalValues')
      .where('ownerKind', '=', kind)
      .where('ownerId', '=', String(id))
      .executeTakeFirstOrThrow();
    removed += Number(numDeletedRows);
  }
  return removed;
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
