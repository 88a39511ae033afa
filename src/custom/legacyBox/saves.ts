// The requests of the legacy designer: checks whether a name is free, and saves what changed.
import { legacyBoxes } from '../../../contract/lockers/legacyBoxes.ts';
import { legacyLockers, type LegacyLocker } from '../../../contract/lockers/legacyLockers.ts';
import { lockerSaves } from '../../../contract/lockers/lockerSaves.ts';
import type { Layout } from '../../../domain/layout/layout.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { call } from '../../dataProvider/call.ts';
import { CallError } from '../../dataProvider/callError.ts';
import { unknownFields } from '../../engine/form/unknownFields.ts';
import { cabinetsOf, isDrawn } from './drawing.ts';
import { factsOf, type Entered } from './facts.tsx';

/** R5.29: throws a field error where another locker has the name. */
export async function refuseTaken(
  name: string,
  lockerId: RecordId | undefined,
  translate: (key: string, values: object) => string,
): Promise<void> {
  const { result } = await call(lockerSaves.checkName, { name, ...(lockerId && { lockerId }) });
  if (result !== 0) return;
  const failure = { status: 409, code: 'LOCKER_NAME_TAKEN', field: 'name', time: Date.now() };
  throw new CallError(failure, translate('problems.codes.LOCKER_NAME_TAKEN', { name }));
}

/**
 * Creates the locker, rebuilds it where its layout changed, or updates only its details. Throws as `call` does.
 */
export function write(entered: Entered, layout: Layout, known: LegacyLocker | undefined) {
  const facts = factsOf(entered);
  if (!known)
    return call(legacyBoxes.create, { ...facts, cabinets: cabinetsOf(layout, undefined) });
  const { id, lastUpdatedTime: asRead } = known;
  const { update, rebuild } = legacyBoxes;
  const changed = { id, ...unknownFields(known, [legacyLockers.one, update, rebuild]), ...facts };
  if (!isDrawn(known, layout)) return call(update, changed, { asRead });
  return call(rebuild, { ...changed, cabinets: cabinetsOf(layout, known) }, { asRead });
}
