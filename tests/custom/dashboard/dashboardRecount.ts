// Counts again what the dashboard shows: a fold over the raw rows, apart from the server's own queries.
import type { OpenServer } from '../../kit/servers/openServer.ts';

const HOUR = 60 * 60 * 1000;

/** The counts of the last 48 hours (R2.61), by the words of the screen. */
export async function recountEvents(
  { database }: OpenServer,
  now: number,
): Promise<Record<string, number>> {
  const words: Record<string, string> = {
    PARCEL_BOOKED: 'Booked',
    PARCEL_DEPOSITED: 'Deposited',
    PARCEL_COLLECTED: 'Collected',
    PARCEL_POSTED: 'Posted',
    ALERT_RAISED: 'Alerts raised',
  };
  const counts = { Booked: 0, Deposited: 0, Collected: 0, Posted: 0, 'Alerts raised': 0 } as Record<
    string,
    number
  >;
  for (const event of await database.db.selectFrom('events').selectAll().execute()) {
    const word = words[event.type];
    if (word !== undefined && event.time > now - 48 * HOUR) counts[word] = (counts[word] ?? 0) + 1;
  }
  return counts;
}

/** Every box that takes parcels, with its locker, its size and the word for what staff see of it. */
export async function recountBoxes({ database: { db } }: OpenServer, now: number) {
  const words: Record<string, string> = {
    AVAILABLE: 'Available',
    OCCUPIED: 'Stored',
    RESERVED: 'Reserved',
    LOCKED: 'Locked',
    FLAGGED: 'Flagged',
    EXPIRED: 'Expired',
  };
  const lockers = await db.selectFrom('lockers').selectAll().execute();
  const types = await db.selectFrom('boxTypes').selectAll().execute();
  const boxes = await db.selectFrom('boxes').selectAll().execute();
  return boxes.flatMap((box) => {
    const locker = lockers.find((one) => one.lockerId === box.lockerId && one.deletedAt === null);
    const type = types.find((one) => one.boxTypeId === box.boxTypeId && !one.management);
    if (box.deletedAt !== null || locker === undefined || type === undefined) return [];
    const late = box.status === 'OCCUPIED' && box.expiryTime !== null && box.expiryTime < now;
    const known = locker.lockerSituation !== 'OFFLINE';
    const seen = late ? 'Expired' : (words[box.status] ?? '?');
    return [{ locker, size: type.name, known, state: known ? seen : 'Unknown: locker offline' }];
  });
}

/** How often each word occurs. */
export function tally(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}
