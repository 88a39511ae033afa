// Finds boxes of the demo network suitable for an action, by asking the server.
import type { Box } from '../../contract/boxes/boxes.ts';
import { lockers, type LockerInfo } from '../../contract/lockers/lockers.ts';
import type { Staff } from './staff.ts';
import type { Numbered } from '../../domain/recordId.ts';

/** A locker as its page receives it. */
export async function lockerOf(staff: Staff, lockerId: number): Promise<Numbered<LockerInfo>> {
  return (await staff.ask(lockers.one, { lockerId })).body;
}

/** The locker of this situation at the given zero-based position in the list by number. */
export async function lockerAt(
  staff: Staff,
  place: number,
  lockerSituation: LockerInfo['lockerSituation'] = 'ONLINE',
): Promise<Numbered<LockerInfo>> {
  const { body } = await staff.ask(lockers.list, {
    lockerSituation,
    sort: 'lockerNumber,asc',
    size: '100',
  });
  const row = body.content[place];
  if (!row) throw new Error(`There is no locker ${place} that is ${lockerSituation}.`);
  return lockerOf(staff, row.lockerId);
}

const isFree = (box: Numbered<Box> | undefined): box is Numbered<Box> =>
  box?.status === 'AVAILABLE' && box.boxTypeName !== 'CONTROL';

/** Two free boxes, one directly below the other. */
export function freePair({ boxList }: Numbered<LockerInfo>): [Numbered<Box>, Numbered<Box>] {
  const ordered = boxList.toSorted(
    (one, other) => one.positionX - other.positionX || one.positionY - other.positionY,
  );
  const at = ordered.findIndex((box, index) => {
    const next = ordered[index + 1];
    return isFree(box) && isFree(next) && next.positionX === box.positionX;
  });
  const [upper, lower] = [ordered[at], ordered[at + 1]];
  if (!upper || !lower) throw new Error('No two free boxes stand together.');
  return [upper, lower];
}
