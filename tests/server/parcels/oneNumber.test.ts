// A parcel's number names one parcel: while it has a box, nobody books, renumbers or brings another one.
import { beforeEach, describe, expect, it } from 'vitest';
import { parcelActions } from '../../../contract/parcels/parcelActions.ts';
import { parcelHistory } from '../../../contract/parcels/parcelHistory.ts';
import { parcels } from '../../../contract/parcels/parcels.ts';
import { terminals } from '../../../contract/terminals/terminals.ts';
import { parcelServices } from './parcelServer.ts';

let made = 0;
let parcelNumber: string;
const services = await parcelServices();
beforeEach(async () => {
  made += 1;
  parcelNumber = `ONE${made}CY`;
});

const reserve = async (boxId: number, about: object = {}) =>
  services.ask(
    parcelActions.reserve,
    services.wanted(await services.member(), { boxId, parcelNumber, ...about }),
  );
const taken = {
  status: 409,
  body: { code: 'PARCEL_NUMBER_LIVE', field: 'parcelNumber', values: {} as object },
};
const [first, second, third] = [0, 1, 2].map((place) => () => services.locker.boxIds[place]!) as [
  () => number,
  () => number,
  () => number,
];

describe('a number that has a box', () => {
  it('is refused for another box, however it is typed, booked or laid in', async () => {
    const { body } = await reserve(first());
    taken.body.values = { parcelNumber };
    expect(
      await reserve(second(), { parcelNumber: ` ${parcelNumber.toLowerCase()} ` }),
    ).toMatchObject(taken);
    await services.report('DEPOSITED', body.ordersId);
    expect(await reserve(second())).toMatchObject(taken);
    expect(await services.locker.box(second())).toMatchObject({ status: 'AVAILABLE' });
  });

  it('is refused to a booked parcel that is renumbered', async () => {
    await reserve(first());
    const ordersId = await services.book(second());
    taken.body.values = { parcelNumber };
    const renumbered = { ordersId, parcelNumber };
    expect(await services.ask(parcelActions.changeNumber, renumbered)).toMatchObject(taken);
  });

  it('of many who want it at once, each for a box of their own, one has it', async () => {
    const answers = await Promise.all(services.locker.boxIds.map((boxId) => reserve(boxId)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
  });

  it('may be booked again once its booking is cancelled, or the parcel has left', async () => {
    const booked = await reserve(first());
    await services.ask(parcelActions.cancel, { ordersId: booked.body.ordersId });
    const again = await reserve(second());
    expect(again.status).toBe(200);
    await services.report('DEPOSITED', again.body.ordersId, second());
    await services.report('COLLECTED', again.body.ordersId, second());
    expect((await reserve(third())).status).toBe(200);
  });

  it('comes into its booking when a courier brings it as if nobody had booked it', async () => {
    const { body } = await reserve(first());
    expect((await services.arrive(second(), { parcelNumber })).body).toMatchObject({
      accepted: true,
    });
    expect(await services.parcel(body.ordersId)).toMatchObject({
      ordersStatus: 'STORED',
      boxId: second(),
    });
    expect(await services.locker.box(first())).toMatchObject({ status: 'AVAILABLE' });
    expect((await services.arrive(third(), { parcelNumber })).body).toEqual({ accepted: false });
  });
});

it('numbers that an earlier version let stand twice go on, and are not given to a third', async () => {
  const twice = [await services.book(first()), await services.book(second())];
  const shared = { parcelNumber, numberShared: true };
  await services.db.updateTable('parcels').set(shared).where('ordersId', 'in', twice).execute();
  const one = { parcelNumber, numberShared: false };
  await services.db.updateTable('parcels').set(one).where('ordersId', '=', twice[0]!).execute();
  taken.body.values = { parcelNumber };
  expect(await reserve(third())).toMatchObject(taken);
  for (const [place, ordersId] of twice.entries())
    expect(await services.report('DEPOSITED', ordersId, services.locker.boxIds[place])).toBe(true);
});

describe('a number', () => {
  const wide = (text: string) =>
    text.replaceAll(/[!-~]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) + 0xfe_e0));

  it('that is typed in full width, or pasted with invisible characters, is the number of the label', async () => {
    const label = `EE12345678${made}CY`;
    const { body } = await reserve(first(), { parcelNumber: `\u202A${wide(label)}\u200B` });
    expect(await services.parcel(body.ordersId)).toMatchObject({ parcelNumber: label });
    for (const scanned of [label, wide(label), label.toLowerCase()]) {
      const list = await services.ask(parcels.list, { parcelNumber: scanned });
      expect(list.body.content.map(({ ordersId }) => ordersId)).toEqual([body.ordersId]);
      const found = await services.locker.say(terminals.find, { number: scanned });
      expect(found.body).toMatchObject({ ordersId: body.ordersId, parcelNumber: label });
    }
  });

  it.each(['LX994420851CZ!', 'ΕΕ123456789ΥΥ', 'А1', 'straße9', '订单1', '---'])(
    '%s is refused by its sentence on every way in',
    async (other) => {
      const refused = {
        status: 400,
        body: {
          code: 'PARCEL_NUMBER_CHARACTERS',
          field: 'parcelNumber',
          message: 'A parcel number has only the letters A to Z, digits and - . / _',
        },
      };
      const ordersId = await services.book(second());
      const { memberId: _, ...unregistered } = services.wanted(1, { parcelNumber: other });
      const contact = { memberMobile: '99123456', memberAreaCode: '00357', memberMail: '' };
      const typed = { parcelNumber: other };
      const ways = {
        reserve: await reserve(first(), typed),
        unregistered: await services.ask(parcelActions.reserveUnregistered, {
          ...unregistered,
          ...contact,
        }),
        renumber: await services.ask(parcelActions.changeNumber, { ordersId, ...typed }),
        warehouse: await services.ask(parcelActions.warehouse, {
          ...typed,
          status: 'WAREHOUSE_STORED',
        }),
        history: await services.ask(parcelHistory.stays, typed),
        arrival: await services.arrive(third(), typed),
      };
      for (const [way, answer] of Object.entries(ways)) expect(answer, way).toMatchObject(refused);
    },
  );

  it('with other characters from an earlier version is still found and can be changed', async () => {
    const ordersId = await services.book(first());
    const old = { parcelNumber: `ΕΕ${made}ΥΥ` };
    await services.db.updateTable('parcels').set(old).where('ordersId', '=', ordersId).execute();
    const { body } = await services.ask(parcelHistory.stays, old);
    expect(body.content).toHaveLength(1);
    const changed = await services.ask(parcelActions.changeNumber, { ordersId, parcelNumber });
    expect(changed.status).toBe(200);
  });
});
