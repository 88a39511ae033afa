// A courier takes parcels out, outgoing or for the operator: signs in at the locker, which proves who it was.
import type { Input } from '../contract/endpoint.ts';
import { terminals } from '../contract/terminals/terminals.ts';
import { Refused } from './gateway.ts';
import { between } from './pace.ts';
import { sayDoor, sayParcel, type Terminal } from './report.ts';

/** The account that signs in at terminals. */
export type Courier = Input<typeof terminals.signIn>;

/** Outgoing parcels are collected; those that the operator wants back are removed. */
interface Taken {
  readonly what: 'FETCHED' | 'REMOVED';
  readonly boxId: number;
  readonly ordersIds: readonly number[];
}

/** Takes these parcels out; does nothing if the courier may not sign in any more. */
export async function fetchParcels(
  terminal: Terminal,
  { what, boxId, ordersIds }: Taken,
  courier: Courier | undefined,
): Promise<void> {
  if (!courier) return;
  const { gateway, pace, signal } = terminal;
  try {
    const { userId, name } = await gateway(terminals.signIn, courier, signal);
    await sayDoor(terminal, boxId, 'OPEN');
    await pace.wait(between(pace, 2_000, 5_000), signal);
    const hand = { userId, userName: name };
    const event = what === 'FETCHED' ? 'COLLECTED' : what;
    await Promise.all(
      ordersIds.map((ordersId) => sayParcel(terminal, boxId, ordersId, event, hand)),
    );
    await sayDoor(terminal, boxId, 'CLOSED');
  } catch (error) {
    if (!(error instanceof Refused) || error.status >= 500) throw error;
  }
}
