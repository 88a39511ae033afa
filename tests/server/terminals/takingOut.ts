// What is said at a terminal to take a parcel out: its PIN, and that it was taken out.
import { terminals } from '../../../contract/terminals/terminals.ts';
import type { Input } from '../../../contract/endpoint.ts';
import { pinOf } from '../../kit/takeOut.ts';
import type { ParcelServer } from '../parcels/parcelServer.ts';

let keys = 0;

/** The words of the terminal of these services. */
export function takingOut(services: ParcelServer) {
  const pin = async (ordersId: number) => (await pinOf(services.locker, ordersId)) ?? 'none';
  const enter = (pinCode: string) => services.locker.say(terminals.collect, { pinCode });
  /** Reports it taken out, by what is said to prove it. */
  const takeOut = (ordersId: number, proof: Partial<Input<typeof terminals.parcel>>) =>
    services.locker.say(terminals.parcel, {
      key: `taking out ${(keys += 1)}`,
      what: 'COLLECTED',
      ordersId,
      boxId: services.locker.boxId,
      time: services.now,
      ...proof,
    });
  return { pin, enter, enterFor: async (ordersId: number) => enter(await pin(ordersId)), takeOut };
}
