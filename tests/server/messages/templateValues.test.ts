// What fills a template that somebody looks at: a real parcel, by rights, and never its PIN.
import { describe, expect, it } from 'vitest';
import { templateCalls, templates } from '../../../contract/messages/templates.ts';
import { EVENT_PLACEHOLDERS } from '../../../domain/messages/templateRules.ts';
import { timeText } from '../../../domain/messages/templates.ts';
import { insertRow, readRow } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';

const server = await fileServer();
const seesParcels = (await signInWith(server, ['TEMPLATE_VIEW', 'PARCEL_VIEW', 'ALERT_VIEW']))
  .token;
const seesTemplates = (await signInWith(server, ['TEMPLATE_VIEW'])).token;

async function valuesOf(event: string, token: string, parcelNumber?: string) {
  const { body } = await server.ask(templates.query, {}, { token });
  const { templateId } = body.find(({ templateEvent }) => templateEvent === event)!;
  return server.ask(templateCalls.values, { templateId, parcelNumber }, { token });
}

/** Of the network, where nothing else is set. */
const ZONE = 'Asia/Nicosia';

const stored = () =>
  server.database.db
    .selectFrom('parcels')
    .innerJoin('lockers', 'lockers.lockerId', 'parcels.lockerId')
    .select(['ordersId', 'parcelNumber', 'lockerName', 'location', 'parcels.expiryTime'])
    .where('storeTime', 'is not', null)
    .orderBy('ordersId', 'desc')
    .executeTakeFirstOrThrow();

describe('"live preview filled from a real parcel"', () => {
  it("is the last one that the message fits; times are those of the network; the PIN is nobody's", async () => {
    const parcel = await stored();
    const { status, body } = await valuesOf('DEPOSIT', seesParcels);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      from: 'PARCEL',
      ordersId: parcel.ordersId,
      parcelNumber: parcel.parcelNumber,
      values: {
        parcelNumber: parcel.parcelNumber,
        lockerName: parcel.lockerName,
        location: parcel.location,
        pinCode: '123456',
        expiryTime: timeText(parcel.expiryTime!, ZONE),
      },
    });
  });

  it('is another one when its number is asked for; a number that no parcel has is refused', async () => {
    const { db } = server.database;
    const { parcelNumber } = await readRow(db, 'parcels', {}, undefined, 'ordersId');
    const { body } = await valuesOf('DEPOSIT', seesParcels, ` ${parcelNumber.toLowerCase()} `);
    expect(body.parcelNumber).toBe(parcelNumber);
    const none = await valuesOf('DEPOSIT', seesParcels, 'NOBODY1');
    expect([none.status, none.body]).toMatchObject([404, { field: 'parcelNumber' }]);
  });

  it('every event of a parcel has one in the demo network, and an alert has one', async () => {
    for (const [event, rest] of Object.entries(EVENT_PLACEHOLDERS))
      if (rest.includes('parcelNumber'))
        expect((await valuesOf(event, seesParcels)).body.from).toBe('PARCEL');
    const { body } = await valuesOf('ALERT', seesParcels);
    expect(body.from).toBe('ALERT');
    expect(body.values['alertType']).toMatch(/^[A-Z][a-zA-Z ]+$/);
    expect((await valuesOf('PASSWORD_CODE', seesParcels)).body).toMatchObject({
      from: 'ACCOUNT',
      values: { code: '123456' },
    });
  });
});

it('the preview of an alert says what is sent: of a whole locker, a dash for its box', async () => {
  const { lockerId } = await readRow(server, 'lockers');
  const startTime = Date.now();
  await insertRow(server, 'alerts', {
    lockerId,
    alertType: 'FLAGGED_LOCKED',
    boxId: null,
    state: 'RESOLVED',
    urgency: 0,
    startTime,
    lastTime: startTime,
    endTime: startTime,
    lastUpdatedTime: startTime,
  });
  const { body } = await valuesOf('ALERT', seesParcels);
  expect(body.values).toMatchObject({
    boxName: '–',
    alertType: 'Box flagged',
    startTime: timeText(startTime, ZONE),
  });
});

describe('neutral texts', () => {
  it('stand there for whoever may not see parcels, whatever number is asked for', async () => {
    const { parcelNumber } = await stored();
    for (const [event, number] of [['DEPOSIT'], ['DEPOSIT', parcelNumber], ['ALERT'], ['REPORT']]) {
      const { status, body } = await valuesOf(event!, seesTemplates, number);
      expect([status, body.from, body.ordersId, body.parcelNumber]).toEqual([
        200,
        null,
        null,
        null,
      ]);
      expect(Object.values(body.values)).not.toContain(parcelNumber);
      expect(Object.values(body.values).every((value) => value !== '')).toBe(true);
    }
  });

  it('and where there is no parcel yet', async () => {
    const { db } = server.database;
    for (const table of ['payments', 'parcels'] as const) await db.deleteFrom(table).execute();
    expect((await valuesOf('DEPOSIT', seesParcels)).body).toMatchObject({ from: null });
  });
});
