// Fields of a legacy locker: in the locker's columns, and in an additional table.
import type { ParsedInput } from '../../contract/endpoint.ts';
import type { legacyBoxes } from '../../contract/lockers/legacyBoxes.ts';
import { FREE_PERIOD_FIELDS } from '../../domain/limits.ts';
import type { Trx } from '../db/tables.ts';
import { badInput } from '../http/badInput.ts';
import { Problem } from '../system/problem.ts';

export type LegacyFacts = Omit<ParsedInput<typeof legacyBoxes.update>, 'id'>;

/** R3.96: the field the type requires must be set, the other must not. */
function freePeriod(facts: LegacyFacts): { freeDays: number | null; freeHours: number | null } {
  const { overdueType, freeDays = null, freeHours = null } = facts;
  const period = { freeDays, freeHours };
  const wanted = FREE_PERIOD_FIELDS[overdueType];
  const other = wanted === 'freeDays' ? 'freeHours' : 'freeDays';
  if (period[wanted] === null) throw badInput(wanted, 'missing');
  if (period[other] !== null) throw badInput(other, 'notAllowed');
  return period;
}

/** The columns of the locker. */
export const columnsOf = (facts: LegacyFacts) => ({
  lockerName: facts.name,
  lockerNumber: facts.orderNo,
  companyName: facts.operator.name,
  zoneId: facts.zoneId ?? null,
  ...freePeriod(facts),
});

/** The columns of the additional table. */
export const besides = (facts: LegacyFacts) => ({
  operatorId: facts.operator.id ?? null,
  currencyUnit: facts.currencyUnit,
  smsAccountId: facts.smsAccount?.id ?? null,
});

/** Writes the additional fields; returns the changes, if any. */
export async function saveBesides(trx: Trx, id: number, facts: LegacyFacts) {
  const to = besides(facts);
  const from = await trx
    .selectFrom('legacyLockers')
    .select(['operatorId', 'currencyUnit', 'smsAccountId'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!from) {
    await trx
      .insertInto('legacyLockers')
      .values({ id, ...to })
      .execute();
    return undefined;
  }
  if (JSON.stringify({ ...from, ...to }) === JSON.stringify(from)) return undefined;
  await trx.updateTable('legacyLockers').set(to).where('id', '=', id).execute();
  return { from, to };
}

const LEGACY_NAMES: Readonly<Record<string, string>> = {
  lockerId: 'id',
  lockerName: 'name',
  lockerNumber: 'orderNo',
  boxList: 'cabinets',
};

/** Maps an error at a field of the current endpoint to the legacy field. */
export async function inLegacyMessages<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    if (!(error instanceof Problem) || error.code === 'BAD_INPUT') throw error;
    const field = LEGACY_NAMES[error.field ?? ''];
    if (field === undefined) throw error;
    throw new Problem(error.code, { field, ...(error.values && { values: error.values }) });
  }
}
