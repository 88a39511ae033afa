// Reports that are mailed by themselves: to somebody or not at all, within limits, and only while they are still somebody's.
import { beforeEach, expect, it } from 'vitest';
import { reportSchedules } from '../../../contract/reports/reportSchedules.ts';
import { SCHEDULE_ADDRESSES_MAX, SCHEDULES_MAX } from '../../../domain/reports/reportPeriods.ts';
import { LIMITS } from '../../../server/http/limits.ts';
import { sendSchedules } from '../../../server/reports/sendSchedules.ts';
import { readEvents, updateRows, readRow } from '../../kit/databases/rows.ts';
import { DAILY } from '../../kit/gatewayForms.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { openMailServer } from '../../kit/servers/mailServer.ts';
import { Outbox } from '../../kit/outbox.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';

const DAY = 24 * 60 * 60 * 1_000;
const FOR_EVER = 1e12;

const clock = { now: Date.now() };
let reader: Awaited<ReturnType<typeof signInWith>>;
const config = { timeZone: 'UTC', sessionIdleMs: FOR_EVER, sessionMaxMs: FOR_EVER };
const server = await fileServer({ now: () => clock.now, config });
const outbox = new Outbox(server.database, clock);
beforeEach(async () => {
  await outbox.empty();
  const { db } = outbox.database;
  await db.deleteFrom('reportSchedules').execute();
  await name('');
  reader = await signInWith(server, ['REPORT_VIEW', 'REPORT_EXPORT'], { now: clock.now });
});

/** Enters to whom reports go that name nobody. */
async function name(addresses: string) {
  const row = { recipientKey: 'REPORT_EMAIL_ADDRESS', addresses, lastUpdatedTime: 1 } as const;
  await outbox.database.db
    .insertInto('alertRecipients')
    .values(row)
    .onConflict((is) => is.column('recipientKey').doUpdateSet({ addresses }))
    .execute();
}

const made = async (about: object = {}) =>
  (await server.ask(reportSchedules.create, { ...DAILY, ...about }, reader)).body;
const read = async (id: number) => (await server.ask(reportSchedules.one, { id }, reader)).body;
const messages = () => outbox.database.db.selectFrom('outbox').select('address').execute();
const sweep = () =>
  sendSchedules({ database: outbox.database, config: outbox.sending.config, now: () => clock.now });

it('with nobody to send it to nothing is said to be sent, and it leaves once somebody is named', async () => {
  await name('reports@example.test');
  const { id, nextTime, scheduleState } = await made({ addresses: ' ; ' });
  expect(scheduleState).toBe('ON');
  await name('');
  clock.now = nextTime! + 1;
  const events = () =>
    outbox.database.db.selectFrom('events').select('id').where('type', '=', 'EXPORTED').execute();
  const before = await events();
  await sweep();
  expect([await messages(), await events()]).toEqual([[], before]);
  expect(await read(id)).toMatchObject({ scheduleState: 'NOBODY', lastTime: null, nextTime });
  // A day later there are two that wait, and an address brings both.
  clock.now += DAY;
  await name('late@example.test');
  await sweep();
  const late = { address: 'late@example.test' };
  expect(await messages()).toEqual([late, late]);
  expect(await read(id)).toMatchObject({ scheduleState: 'ON', lastTime: clock.now });
});

it('what waited leaves too when its own line is filled in', async () => {
  await name('reports@example.test');
  const { id, nextTime } = await made({ addresses: '' });
  await name('');
  clock.now = nextTime! + 1;
  await server.ask(reportSchedules.update, { ...DAILY, id }, reader);
  await sweep();
  expect(await messages()).toEqual([{ address: 'one@example.test' }]);
});

it('is not switched on while nobody would get it, and that is said at its addresses', async () => {
  const refused = { code: 'REPORT_NOBODY', field: 'addresses' };
  expect(await made({ addresses: '' })).toMatchObject(refused);
  const { id } = await made({ addresses: '', enabled: false });
  const on = { ...DAILY, id, addresses: ' ; ' };
  const { status, body } = await server.ask(reportSchedules.update, on, reader);
  expect([status, body]).toMatchObject([409, refused]);
  expect(await read(id)).toMatchObject({ enabled: false, scheduleState: 'OFF', nextTime: null });
});

it('with a filter its mail holds only those rows, each period anew', async () => {
  const { db } = outbox.database;
  const [one, other] = await db.selectFrom('lockers').selectAll().orderBy('lockerId').execute();
  const { nextTime } = await made({ report: 'lockersUsage', lockerId: one!.lockerId });
  clock.now = nextTime! + 1;
  await sweep();
  const { data } = await db.selectFrom('outbox').select('data').executeTakeFirstOrThrow();
  const { params } = (data as unknown as { report: { params: Record<string, unknown> } }).report;
  expect(params).toEqual({
    lockerId: one!.lockerId,
    endTime: expect.any(Number),
    startTime: expect.any(Number),
  });
  const relay = await openMailServer();
  await outbox.useMail(relay.port);
  await outbox.send('MAIL');
  const [file] = relay.mailbox.at(-1)!.mail.attachments;
  const text = new TextDecoder().decode(file!.content as ArrayBuffer);
  expect(text).toContain(one!.lockerNumber);
  expect(text).not.toContain(other!.lockerNumber);
  await relay.close();
});

it.each([
  ['no filter of its report', { report: 'lockersUsage', providerId: 1 }, 'notAllowed'],
  ['a locker that does not exist', { report: 'lockersUsage', lockerId: 999_999 }, 'unknown'],
] as const)('is refused with %s', async (_why, about, reason) => {
  const field = Object.keys(about)[1];
  expect(await made(about)).toMatchObject({ code: 'BAD_INPUT', field, values: { reason } });
});

it('there are so many of them, each has so many addresses, and one user makes so many an hour', async () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, place) => `${place}@example.test`).join(';');
  const most = SCHEDULE_ADDRESSES_MAX;
  expect(await made({ addresses: many(most + 1) })).toMatchObject({
    code: 'REPORT_TOO_MANY_ADDRESSES',
    field: 'addresses',
    values: { most },
  });
  const {
    id,
    creationTime: _,
    scheduleState: _s,
    hasRecipients: _h,
    savedBy: _b,
    ...first
  } = await made({ addresses: many(most) });
  const rows = Array.from({ length: SCHEDULES_MAX - 1 }, () => ({
    ...first,
    creationTime: 1,
    enabled: false,
    savedById: null,
    sentUntil: null,
  }));
  await outbox.database.db.insertInto('reportSchedules').values(rows).execute();
  expect(await made()).toMatchObject({ code: 'REPORT_SCHEDULES_FULL' });
  expect(await server.ask(reportSchedules.update, { ...DAILY, id }, reader)).toMatchObject({
    status: 200,
  });
  const { points } = LIMITS.reportScheduled;
  for (let tries = 0; tries < points; tries += 1) await made();
  expect(await made()).toMatchObject({ code: 'TOO_MANY_TRIES' });
});

it('does not outlive who saved it last: it switches itself off, and the history says so', async () => {
  const { id, nextTime, savedBy } = await made();
  expect(savedBy).toEqual(expect.any(String));
  await updateRows(outbox, 'staff', { userId: reader.userId }, { userStatus: 'LOCKED' });
  clock.now = nextTime! + 1;
  await sweep();
  expect(await messages()).toEqual([]);
  reader = await signInWith(server, ['REPORT_EXPORT'], { now: clock.now });
  expect(await read(id)).toMatchObject({ scheduleState: 'OFF', nextTime: null, lastTime: null });
  const event = (
    await readEvents(outbox, { subjectType: 'reportSchedules' }, ['type', 'byType', 'data'])
  ).at(-1)!;
  const data = { from: { enabled: true }, to: { enabled: false } };
  expect(event).toEqual({ type: 'RECORD_CHANGED', byType: 'SERVER', data });
});

it.each([
  ['is switched off', { enabled: false }],
  ['does not name the address any more', { addresses: 'two@example.test' }],
  ['is gone', undefined],
])('what waits is not sent when its schedule %s', async (_why, change) => {
  const { id, nextTime } = await made();
  clock.now = nextTime! + 1;
  await sweep();
  expect(await messages()).toHaveLength(1);
  if (change) await server.ask(reportSchedules.update, { ...DAILY, ...change, id }, reader);
  else await server.ask(reportSchedules.remove, { id }, reader);
  // No mail server is asked: nothing listens there.
  await outbox.useMail(1);
  await outbox.send('MAIL');
  const rows = await outbox.database.db.selectFrom('outbox').select(['state', 'error']).execute();
  expect(rows).toEqual([{ state: 'HELD', error: 'OVER' }]);
});

it('its addresses are kept apart in the history, as those of the alert recipients', async () => {
  const { id } = await made();
  const { data } = await readRow(outbox, 'events', {
    subjectType: 'reportSchedules',
    subjectId: String(id),
  });
  expect(data).toMatchObject({ to: { addresses: { personal: expect.any(String) } } });
  expect(JSON.stringify(data)).not.toContain('one@example.test');
});
