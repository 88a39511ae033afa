// What a legacy locker says of itself, written into the locker's own row and the few columns beside it.
import type { Transaction } from 'kysely';
import type { Asked } from '../../contract/endpoint.ts';
import type { legacyBoxes } from '../../contract/legacyBoxes.ts';
import { FREE_PERIOD_FIELDS } from '../../domain/limits.ts';
import type { Tables } from '../db/tables.ts';
import { badInput } from '../http/badInput.ts';
import { Problem } from '../http/problem.ts';
import { refuseNameTaken } from './lockerName.ts';

type Facts = Omit<Asked<typeof legacyBoxes.update>, 'id'>;

/** 'freeDays or freeHours by overdue type DAY or HOUR': the one that the type asks for must be there, the other not. */
function freePeriod(facts: Facts): { freeDays: number | null; freeHours: number | null } {
  const { overdueType, freeDays = null, freeHours = null } = facts;
  const period = { freeDays, freeHours };
  const wanted = FREE_PERIOD_FIELDS[overdueType];
  const other = wanted === 'freeDays' ? 'freeHours' : 'freeDays';
  if (period[wanted] === null) throw badInput(wanted, 'missing');
  if (period[other] !== null) throw badInput(other, 'notAllowed');
  return period;
}

async function refuseNumberTaken(
  trx: Transaction<Tables>,
  lockerNumber: string,
  lockerId: number,
): Promise<void> {
  const other = await trx
    .selectFrom('lockers')
    .select('lockerId')
    .where('lockerNumber', '=', lockerNumber)
    .where('lockerId', '!=', lockerId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (other) throw new Problem('TAKEN', { field: 'orderNo' });
}

const lockerOf = (facts: Facts) => ({
  lockerName: facts.name,
  lockerNumber: facts.orderNo,
  companyName: facts.operator.name,
  zoneId: facts.zoneId ?? null,
  ...freePeriod(facts),
});

const besides = (facts: Facts) => ({
  operatorId: facts.operator.id ?? null,
  currencyUnit: facts.currencyUnit,
  smsAccountId: facts.smsAccount?.id ?? null,
});

async function refuseUnfit(trx: Transaction<Tables>, facts: Facts, lockerId = 0): Promise<void> {
  await refuseNameTaken(trx, 'name', facts.name, lockerId);
  await refuseNumberTaken(trx, facts.orderNo, lockerId);
}

/** Makes a locker without boxes; gives its id. Refuses a name or number that another locker has, at its field. */
export async function insertLegacy(
  trx: Transaction<Tables>,
  facts: Facts,
  now: number,
): Promise<number> {
  await refuseUnfit(trx, facts);
  const { lockerId } = await trx
    .insertInto('lockers')
    .values({ ...lockerOf(facts), creationTime: now, lastUpdatedTime: now })
    .returning('lockerId')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('legacyLockers')
    .values({ id: lockerId, ...besides(facts) })
    .execute();
  return lockerId;
}

/** Changes a locker that is there and locked for it. Refuses as insertLegacy does. */
export async function updateLegacy(
  trx: Transaction<Tables>,
  { id, ...facts }: Facts & { id: number },
  now: number,
): Promise<void> {
  await refuseUnfit(trx, facts, id);
  await trx
    .updateTable('lockers')
    .set({ ...lockerOf(facts), lastUpdatedTime: now })
    .where('lockerId', '=', id)
    .execute();
  await trx.updateTable('legacyLockers').set(besides(facts)).where('id', '=', id).execute();
}
