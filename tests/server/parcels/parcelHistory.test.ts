// The time line of a parcel, every stay of a number, and why a parcel expires when it does.
import { describe, expect, it } from 'vitest';
import { parcelHistory } from '../../../contract/parcels/parcelHistory.ts';
import type { EventType } from '../../../domain/events.ts';
import { appendEvent, enqueueMessage } from '../../../server/events/append.ts';
import { readRows, readRow } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';

const HOUR = 60 * 60 * 1_000;
const server = await fileServer();
const token = await server.signIn('support');

const history = async (ordersId: number) =>
  (await server.ask(parcelHistory.one, { ordersId }, { token })).body;
const stays = async (parcelNumber: string) =>
  (await server.ask(parcelHistory.stays, { parcelNumber }, { token })).body.content;

/** The demo's newest parcel in a state that stands alone in its box. */
async function parcelThatIs(ordersStatus: 'STORED' | 'EXPIRED' | 'RESERVED' | 'FINISHED') {
  return readRow(
    server,
    'parcels',
    { ordersStatus, parcelType: 'DEPOSIT_PARCEL', withOrdersId: null },
    undefined,
    'ordersId desc',
  );
}

/** What happened to the parcel itself: neither what its owner was told, nor the cases about it, nor what it cost. */
const ownSteps = ({ steps }: Awaited<ReturnType<typeof history>>) =>
  steps.filter(({ what }) => !/^(MESSAGE|CASE_|CHARGED|PAID)/.test(what));

/** Writes a happening of the parcel that staff did, an hour after the last. */
async function happens(
  parcel: { ordersId: number; lockerId: number; boxId: number | null },
  type: EventType,
  data: Record<string, unknown> = {},
  [fromState, toState]: readonly (string | null)[] = [],
) {
  const [last] = (await history(parcel.ordersId)).steps;
  const time = (last?.time ?? 0) + HOUR;
  await server.database.transaction((trx) =>
    appendEvent(trx, {
      time,
      type,
      subject: ['parcel', parcel.ordersId],
      ordersId: parcel.ordersId,
      lockerId: parcel.lockerId,
      boxId: parcel.boxId,
      byType: 'STAFF',
      byId: 3,
      byName: 'operator',
      fromState: fromState ?? null,
      toState: toState ?? null,
      data,
    }),
  );
}

describe('The time line of a parcel', () => {
  it('tells who did what, when, from which state to which, the newest first', async () => {
    const parcel = await parcelThatIs('EXPIRED');
    const steps = ownSteps(await history(parcel.ordersId));
    expect(steps.map(({ what }) => what)).toEqual(['EXPIRED', 'DEPOSITED', 'BOOKED']);
    const [expired, deposited, booked] = steps;
    expect(expired).toMatchObject({ from: 'STORED', to: 'EXPIRED', byType: 'SERVER' });
    expect(deposited).toMatchObject({ time: parcel.storeTime, byName: parcel.storeUsername });
    expect(deposited?.boxName).toMatch(/^[A-Z]\d\d$/);
    expect(booked).toMatchObject({ time: parcel.bookTime, from: null, to: 'RESERVED' });
  });

  it("of the demo ends as the rules say: no deposited parcel's reasons differ from its expiry", async () => {
    const parcels = await readRows(server, 'parcels', { ordersStatus: 'STORED' }, ['ordersId']);
    expect(parcels.length).toBeGreaterThan(5);
    for (const { ordersId } of parcels.slice(0, 20)) {
      const { body } = await server.ask(parcelHistory.why, { ordersId }, { token });
      expect(body.end).toBe(body.standardExpiryTime);
      expect(body.decides).toBe('STANDARD');
    }
  });

  it('names staff and customers as people are named, not as accounts', async () => {
    const parcel = await parcelThatIs('STORED');
    await happens(parcel, 'PIN_RESENT');
    const [line] = (await history(parcel.ordersId)).steps;
    expect(line).toMatchObject({ what: 'PIN_RESENT', byType: 'STAFF' });
    expect(line?.byName).toMatch(/^\p{L}+ \p{L}+$/u);
  });

  it('says what comes next: a deposited parcel expires, one that was collected does nothing', async () => {
    const { ordersId, expiryTime } = await parcelThatIs('STORED');
    expect((await history(ordersId)).next).toEqual({ what: 'EXPIRY', time: expiryTime });
    const gone = await parcelThatIs('FINISHED');
    expect((await history(gone.ordersId)).next).toBeNull();
  });

  it('shows old and new number, old and new expiry, and where in the warehouse it went', async () => {
    const parcel = await parcelThatIs('EXPIRED');
    const { parcelNumber } = parcel;
    const newest = async () => (await history(parcel.ordersId)).steps[0];
    const number = { from: parcelNumber, to: 'NEW77CY' };
    await happens(parcel, 'PARCEL_CHANGED', {
      from: { parcelNumber },
      to: { parcelNumber: 'NEW77CY' },
    });
    expect(await newest()).toMatchObject({ what: 'RENUMBERED', number, expiry: null });
    const times = { from: { expiryTime: 1_000 }, to: { expiryTime: 2_000 } };
    await happens(parcel, 'PARCEL_CHANGED', times);
    expect(await newest()).toMatchObject({
      what: 'EXPIRY_CHANGED',
      expiry: { from: 1_000, to: 2_000 },
    });
    await happens(parcel, 'PARCEL_CHANGED', times, ['EXPIRED', 'STORED']);
    expect(await newest()).toMatchObject({ what: 'EXTENDED', from: 'EXPIRED', to: 'STORED' });
    const ware = ['STORED', 'WAREHOUSE_STORED'];
    await happens(parcel, 'PARCEL_WAREHOUSE_STORED', { location: 'Shelf 4' }, ware);
    expect(await newest()).toMatchObject({ what: 'WAREHOUSE_STORED', location: 'Shelf 4' });
  });

  it('tells of messages by a masked address, and never what they said', async () => {
    const { ordersId } = await parcelThatIs('STORED');
    const now = Date.now();
    const messages = async () =>
      (await history(ordersId)).steps.filter(({ what }) => what === 'MESSAGE');
    const before = await messages();
    await server.database.transaction((trx) =>
      enqueueMessage(
        trx,
        'PIN_RESEND',
        [
          { channel: 'SMS', address: '0035799418123', ordersId },
          { channel: 'MAIL', address: 'andreas@mail.example', ordersId },
        ],
        { pinCode: '905714' },
        now,
      ),
    );
    const answer = await history(ordersId);
    const told = await messages();
    expect(told.slice(2)).toEqual(before);
    expect(told.slice(0, 2).map(({ message }) => message)).toEqual([
      { event: 'PIN_RESEND', channel: 'MAIL', address: 'a•••@mail.example', state: 'WAITING' },
      { event: 'PIN_RESEND', channel: 'SMS', address: '•••23', state: 'WAITING' },
    ]);
    expect(JSON.stringify(answer)).not.toContain('905714');
  });

  it('is refused for a parcel that is not there', async () => {
    const { status } = await server.ask(parcelHistory.one, { ordersId: 99_999_999 }, { token });
    expect(status).toBe(404);
  });
});

describe('Every stay of a number', () => {
  it('is found whatever the capitals, by the whole number only', async () => {
    const { parcelNumber, ordersId } = await parcelThatIs('FINISHED');
    const [stay] = await stays(` ${parcelNumber.toLowerCase()} `);
    expect(stay).toMatchObject({ ordersId, parcelNumber, ordersStatus: 'FINISHED', next: null });
    expect(stay && ownSteps(stay)[0]?.what).toBe('COLLECTED');
    expect(await stays(`]C1420196${parcelNumber}`)).toEqual([stay]);
    expect(await stays(parcelNumber.slice(0, -1))).toEqual([]);
  });

  it('are all told, the latest booking first', async () => {
    const two = [await parcelThatIs('STORED'), await parcelThatIs('FINISHED')];
    const [now, before] = two.toSorted((a, b) => Number(b.bookTime) - Number(a.bookTime));
    if (!now || !before) throw new Error('It takes two.');
    await server.database.db
      .updateTable('parcels')
      .set({ parcelNumber: before.parcelNumber })
      .where('ordersId', '=', now.ordersId)
      .execute();
    const both = await stays(before.parcelNumber);
    expect(both.map(({ ordersId }) => ordersId)).toEqual([now.ordersId, before.ordersId]);
    expect(both.every(({ steps }) => steps.length > 0)).toBe(true);
  });

  it('finds a parcel by a number it had before', async () => {
    const parcel = await parcelThatIs('EXPIRED');
    await server.database.transaction((trx) =>
      appendEvent(trx, {
        time: Date.now(),
        type: 'PARCEL_CHANGED',
        subject: ['parcel', parcel.ordersId],
        ordersId: parcel.ordersId,
        data: { from: { parcelNumber: 'OLD1CY' }, to: { parcelNumber: parcel.parcelNumber } },
      }),
    );
    const [stay] = await stays('old1cy');
    expect(stay?.ordersId).toBe(parcel.ordersId);
    const renumbered = stay?.steps.filter(({ what }) => what === 'RENUMBERED');
    expect(renumbered?.map(({ number }) => number)).toContainEqual({
      from: 'OLD1CY',
      to: parcel.parcelNumber,
    });
  });
});
