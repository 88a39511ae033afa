// What may happen at a locker, by chance and on purpose, and how it is asked of the server.
import fc from 'fast-check';
import { boxes } from '../../../contract/boxes/boxes.ts';
import { boxWhy } from '../../../contract/boxes/boxWhy.ts';
import { parcelActions } from '../../../contract/parcels/parcelActions.ts';
import { PARCEL_REPORTS } from '../../../contract/terminals/terminalParcels.ts';
import { terminals } from '../../../contract/terminals/terminals.ts';
import { endBookings, expireParcels } from '../../../server/parcels/parcelJobs.ts';
import { checkedPin, signedInCourier } from '../../kit/takeOut.ts';
import type { ParcelServer } from './parcelServer.ts';

const HOUR = 60 * 60 * 1_000;

let keyCount = 0;

const box = fc.nat(2);
/** Which of the locker's parcels, by their age; the youngest most often. */
const parcel = fc.oneof(fc.constant(0), fc.nat(4));
const owner = fc.constantFrom('99000001', '99000002');
const number = fc.nat(2);

/** Anything that staff, a terminal or time does. */
export const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('reserve'), box, number }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('stranger'), box, number, owner }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('arrive'), box, number, owner }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('report'),
      what: fc.constantFrom(...PARCEL_REPORTS),
      parcel,
      box,
      own: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel'), parcel }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('renumber'), parcel, number }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('prolong'), parcel, hours: fc.nat(100) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('resend'), parcel }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('scan'), number, in: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('flag'), box }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('turn'), box, lock: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('settle'), box, there: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait'), hours: fc.nat(80) }) },
);
export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
type Told = { status: number; body: unknown };

/** One locker, its customer, and numbers that no other locker's parcels have. */
export class Story {
  readonly services: ParcelServer;
  readonly memberId: number;
  constructor(services: ParcelServer, memberId: number) {
    this.services = services;
    this.memberId = memberId;
  }

  boxId = (place: number): number => this.services.locker.boxIds[place]!;
  number = (place: number): string => `CP${this.services.locker.lockerId}X${place}`;

  /** The parcel so many before the youngest; one that is not there where there are fewer. */
  async parcel(back: number) {
    const found = await this.services.db
      .selectFrom('parcels')
      .select(['ordersId', 'boxId'])
      .where('lockerId', '=', this.services.locker.lockerId)
      .orderBy('ordersId', 'desc')
      .offset(back)
      .limit(1)
      .executeTakeFirst();
    return found ?? { ordersId: 999_999, boxId: null };
  }

  booking = (about: { box: number; number: number }) => ({
    ...this.services.wanted(this.memberId),
    boxId: this.boxId(about.box),
    parcelNumber: this.number(about.number),
  });

  async wait(hours: number): Promise<Told> {
    const { locker } = this.services;
    locker.pass(hours * HOUR);
    const swept = { database: locker.server.database, now: locker.now };
    await endBookings(swept);
    await expireParcels(swept);
    return { status: 200, body: {} };
  }

  async report(said: Extract<Step, { what: unknown }>): Promise<Told> {
    const { ordersId, boxId } = await this.parcel(said.parcel);
    const where = (said.own ? boxId : null) ?? this.boxId(said.box);
    const { locker, now } = this.services;
    const key = `${locker.lockerId} ${keyCount++} of a story`;
    const proof = said.what === 'COLLECTED' ? await checkedPin(locker, ordersId) : {};
    const hands = said.what === 'REMOVED' ? { userId: await signedInCourier(locker) } : {};
    const report = { key, ordersId, boxId: where, what: said.what, ...proof, ...hands, time: now };
    return locker.say(terminals.parcel, report);
  }

  async change(one: Step & { parcel: number }): Promise<Told> {
    const { ask, now } = this.services;
    const { ordersId } = await this.parcel(one.parcel);
    if ('number' in one)
      return ask(parcelActions.changeNumber, { ordersId, parcelNumber: this.number(one.number) });
    if ('hours' in one)
      return ask(parcelActions.changeExpiry, {
        ordersId,
        expiryTime: now + (one.hours - 20) * HOUR,
      });
    return ask(one.do === 'cancel' ? parcelActions.cancel : parcelActions.resendPin, { ordersId });
  }

  /** Somebody looks into a box for what may lie in it. */
  async settle(boxId: number, there: boolean): Promise<Told> {
    const { ask } = this.services;
    const { strays } = (await ask(boxWhy.read, { boxId })).body;
    const [first] = strays;
    if (!there || !first) return ask(boxWhy.confirmEmpty, { boxId });
    return ask(boxWhy.recordStray, { boxId, strayId: first.strayId });
  }

  tell(one: Step): Promise<Told> {
    const { services } = this;
    if ('what' in one) return this.report(one);
    if ('parcel' in one) return this.change(one);
    if ('hours' in one) return this.wait(one.hours);
    if ('in' in one) {
      const status = one.in ? 'WAREHOUSE_STORED' : 'WAREHOUSE_COLLECTED';
      return services.ask(parcelActions.warehouse, {
        parcelNumber: this.number(one.number),
        status,
        confirmed: one.in,
      });
    }
    const boxId = this.boxId(one.box);
    if ('there' in one) return this.settle(boxId, one.there);
    if ('lock' in one)
      return services.ask(boxes[one.lock ? 'setLocked' : 'setAvailable'], { boxId });
    if (!('number' in one))
      return services.locker.say(terminals.flag, {
        key: `flag ${keyCount++}`,
        boxId,
        time: services.now,
      });
    if (!('owner' in one)) return services.ask(parcelActions.reserve, this.booking(one));
    const { memberId: _, ...booking } = this.booking(one);
    if (one.do === 'arrive')
      return services.arrive(boxId, { parcelNumber: booking.parcelNumber, mobile: one.owner });
    return services.ask(parcelActions.reserveUnregistered, { ...booking, memberMobile: one.owner });
  }
}
