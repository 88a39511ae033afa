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

/** The last reachable locker that has a box in the state: other tests change the first ones. */
export async function lockerWith(
  staff: Staff,
  status: Box['status'],
): Promise<Numbered<LockerInfo>> {
  const { body } = await staff.ask(lockers.list, {
    lockerSituation: 'ONLINE',
    sort: 'lockerNumber,desc',
    size: '100',
  });
  for (const { lockerId } of body.content) {
    const locker = await lockerOf(staff, lockerId);
    if (locker.boxList.some((box) => box.status === status && box.boxTypeName !== 'CONTROL'))
      return locker;
  }
  throw new Error(`No box of the network is ${status}.`);
}

/** A box of this status; the last one, so that pairs at the front stay free. */
export function boxThatIs({ boxList }: Numbered<LockerInfo>, status: Box['status']): Numbered<Box> {
  const box = boxList.findLast((one) => one.status === status && one.boxTypeName !== 'CONTROL');
  if (!box) throw new Error(`No box is ${status}.`);
  return box;
}
