// A customer's collection: enters the PIN, pays what is due, takes all their parcels out of the box.
import { terminals } from '../contract/terminals/terminals.ts';
import { isAway, Refused } from './gateway.ts';
import { between } from './pace.ts';
import { visitor } from './visitor.ts';
import type { Phones } from './openPhones.ts';
import { sayDoor, sayParcel, sayPayment, type Terminal } from './report.ts';

/** Checks the PIN with the server; undefined if it is wrong, AWAY if the server does not respond. */
async function check({ gateway, signal }: Terminal, pinCode: string) {
  try {
    return await gateway(terminals.collect, { pinCode }, signal);
  } catch (error) {
    if (isAway(error)) return 'AWAY' as const;
    if (error instanceof Refused && error.status === 400) return undefined;
    throw error;
  }
}

/** Collects with the PIN sent for this parcel. The PIN is discarded once it was used or rejected. */
export async function collect(
  terminal: Terminal,
  parcelNumber: string,
  phones: Phones,
): Promise<void> {
  const pinCode = phones.pinOf(parcelNumber);
  if (pinCode === undefined) return;
  let found = await check(terminal, pinCode);
  if (found && found !== 'AWAY' && !found.mayOpen) {
    const due = found.orders.filter(({ toPay }) => toPay > 0);
    await Promise.all(due.map(({ ordersId }) => sayPayment(terminal, ordersId)));
    found = await check(terminal, pinCode);
  }
  if (found === 'AWAY') {
    if ((await terminal.offline.collect(pinCode)) !== undefined) phones.forget(parcelNumber);
    return;
  }
  if (!found) return phones.forget(parcelNumber);
  if (!found.mayOpen) return;
  const { pace, signal } = terminal;
  const { boxId, collectionId, orders } = found;
  const hand = { ...visitor(pace.random), collectionId };
  await sayDoor(terminal, boxId, 'OPEN');
  await pace.wait(between(pace, 2_000, 5_000), signal);
  await Promise.all(
    orders.map(({ ordersId }) => sayParcel(terminal, boxId, ordersId, 'COLLECTED', hand)),
  );
  await sayDoor(terminal, boxId, 'CLOSED');
  for (const order of orders) phones.forget(order.parcelNumber);
}
