// The audit: 'who, what, when, from where, before and after by field', and what a reader may see of persons.
import { describe, expect, it } from 'vitest';
import { audit, auditCalls } from '../../../contract/operations/audit.ts';
import type { Input } from '../../../contract/endpoint.ts';
import { lockerCalls } from '../../../contract/lockers/lockers.ts';
import { parcelCategories } from '../../../contract/parcels/parcelCategories.ts';
import { sessions } from '../../../contract/account/sessions.ts';
import { forgetPersonal } from '../../../server/events/personalValues.ts';
import { appendEvent, type NewEvent } from '../../../server/events/append.ts';
import { recordChange } from '../../../server/events/recordChange.ts';
import { sealEvents } from '../../../server/audit/sealEvents.ts';
import { readEvents, readRow } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';

const server = await fileServer();
const clerk = await signInWith(server, [
  'PARCEL_CATEGORY_VIEW',
  'PARCEL_CATEGORY_EDIT',
  'LOCKER_VIEW',
  'LOCKER_EXPORT',
]);
const auditor = (await signInWith(server, ['AUDIT_VIEW'])).token;
const privileged = (await signInWith(server, ['AUDIT_VIEW', 'PERSONAL_VIEW'])).token;

const ask = async (input: Input<typeof audit.list>, token = auditor) =>
  (await server.ask(audit.list, input, { token })).body as unknown as Row[];
type Row = (typeof audit.list)['row']['_zod']['output'];
const latest = async (input: Input<typeof audit.list>, token = auditor): Promise<Row> => {
  const [row] = await ask({ page: 0, size: 1, ...input }, token);
  if (!row) throw new Error('Nothing was found.');
  return row;
};
const plain = (value: unknown) => ({ value, hidden: null });

const change = (fields: { from?: object; to?: object }) =>
  server.database.transaction((trx) =>
    recordChange(
      trx,
      { time: Date.now(), byType: 'STAFF', byId: clerk.userId, byName: clerk.username, ip: '::1' },
      ['member', 1],
      fields as never,
    ),
  );

it('a change is told with who, when, from where, and each field before and after', async () => {
  const { token } = clerk;
  const draft = { ex: 'COLD', category: 'Cold goods', mailClass: 'First' };
  const { body: made } = await server.ask(parcelCategories.create, draft, { token });
  const { parcelCategoryId } = made;
  const changed = { ...draft, parcelCategoryId, category: 'Frozen goods' };
  await server.ask(parcelCategories.update, changed, { token });
  const row = await latest({ subjectType: 'parcelCategory' });
  expect(row).toMatchObject({
    eventType: 'RECORD_CHANGED',
    byType: 'STAFF',
    byId: clerk.userId,
    person: plain(clerk.username),
    ip: 'here',
    sealId: null,
  });
  expect(row.changes).toEqual([
    { field: 'category', from: plain('Cold goods'), to: plain('Frozen goods') },
  ]);
  expect((await server.ask(audit.one, { id: row.id }, { token: auditor })).body).toEqual(row);
});

it('couriers who act have their names masked; staff who act stand there by their login name', async () => {
  const agent = await readRow(server, 'agents', {}, undefined, 'agentId');
  const { agentId: byId, agentName: byName } = agent;
  const did = { time: Date.now(), type: 'PARCEL_DEPOSITED' } as const;
  await server.database.transaction((trx) =>
    appendEvent(trx, [
      { ...did, subject: ['parcel', 1], byType: 'STAFF', byId: 3, byName: 'operator' },
      { ...did, subject: ['parcel', 1], byType: 'AGENT', byId, byName },
    ]),
  );
  const byCourier = { subjectType: 'parcel', subjectId: '1', byType: 'AGENT' } as const;
  const masked = { value: `${Array.from(byName)[0]}•••`, hidden: 'MASKED' };
  expect((await latest(byCourier)).person).toEqual(masked);
  expect((await latest(byCourier, privileged)).person).toEqual(plain(byName));
  const byStaff = { ...byCourier, byType: 'STAFF' } as const;
  expect((await latest(byStaff)).person).toEqual(plain('operator'));
});

it('to whom something was given is told by name, which the history itself does not have', async () => {
  const given = { time: Date.now(), type: 'ALERT_ASSIGNED', subject: ['alert', 1] } as const;
  const { lockerName } = await readRow(server, 'lockers', { lockerId: 2 });
  const references = { assigneeId: clerk.userId, lockerIds: [2, 999_999], boxId: 999_999 };
  const about: NewEvent = { ...given, subject: ['prices', 1], data: references };
  await server.database.transaction((trx) => appendEvent(trx, about));
  const { subjectName, facts: named } = await latest({ eventType: 'ALERT_ASSIGNED' });
  expect(subjectName).toEqual(plain('PER_USE'));
  expect(named).toEqual([
    { field: 'boxId', value: plain(999_999) },
    { field: 'lockerIds', value: plain(`${lockerName}, 999999`) },
    { field: 'assigneeId', value: plain(clerk.username) },
  ]);
  const data = { caseKind: 'DAMAGED', fault: 'JAMMED', toldTime: 7 };
  const opened = { ...given, subject: ['case', 1], data } as NewEvent;
  await server.database.transaction((trx) => appendEvent(trx, opened));
  const { facts } = await latest({ subjectType: 'case' });
  const shown = Object.fromEntries(facts.map(({ field, value }) => [field, value.value]));
  expect(shown).toEqual({ caseType: 'DAMAGED', error: 'JAMMED', notifiedTime: 7 });
});

describe('personal values', () => {
  it('stand apart from what happened: the history itself has only their salted hashes', async () => {
    await change({ from: { mobile: '0035799123456' }, to: { mobile: '0035799654321' } });
    const event = (await readEvents(server, {}, ['data'])).at(-1)!;
    expect(JSON.stringify(event.data)).not.toContain('99123456');
    expect(event.data).toEqual({
      from: { mobile: { personal: expect.stringMatching(/^2\.[\da-f]{64}$/) } },
      to: { mobile: { personal: expect.stringMatching(/^2\.[\da-f]{64}$/) } },
    });
  });

  it('"personal fields masked unless the reader may see them"', async () => {
    await change({ from: { email: 'maria@example.test' }, to: { email: 'nicos@example.test' } });
    const wanted = { subjectType: 'member', subjectId: '1' };
    expect((await latest(wanted)).changes).toEqual([
      {
        field: 'email',
        from: { value: 'm•••@example.test', hidden: 'MASKED' },
        to: { value: 'n•••@example.test', hidden: 'MASKED' },
      },
    ]);
    expect((await latest(wanted, privileged)).changes).toEqual([
      { field: 'email', from: plain('maria@example.test'), to: plain('nicos@example.test') },
    ]);
  });

  it('"a deletion leaves the chain whole": what was removed says so, and the seals hold', async () => {
    const wanted = { subjectType: 'member', subjectId: '1', eventType: 'RECORD_CHANGED' };
    await sealEvents({ ...server, now: Date.now });
    await server.database.transaction((trx) =>
      forgetPersonal(trx, [['member', 1]], { time: Date.now() }),
    );
    const removed = { value: null, hidden: 'REMOVED' };
    expect((await latest(wanted, privileged)).changes).toEqual([
      { field: 'email', from: removed, to: removed },
    ]);
    const { body } = await server.ask(auditCalls.verify, { after: 0 }, { token: auditor });
    expect(body).toMatchObject({ broken: null, done: true, forged: 0 });
    expect((await latest({})).eventType).toBe('AUDIT_VERIFIED');
  });
});

it('filters: by person, record, type and time, and several of them', async () => {
  const byClerk = await ask({ person: clerk.username, size: 100, page: 0 });
  expect(byClerk.length).toBeGreaterThan(2);
  expect(new Set(byClerk.map((row) => row.byId))).toEqual(new Set([clerk.userId]));
  expect(await ask({ person: 'nobody of this name' })).toEqual([]);
  const { userId: byId } = await readRow(server, 'staff', { username: 'admin' });
  const named = await ask({ person: 'Eleni Georgiou' });
  expect(new Set(named.map((row) => row.byId))).toEqual(new Set([byId]));
  const lockers = await ask({ subjectType: 'locker', subjectId: '1', size: 100, page: 0 });
  expect(new Set(lockers.map((row) => `${row.subjectType} ${row.subjectId}`))).toEqual(
    new Set(['locker 1']),
  );
  const times = lockers.map((row) => row.time);
  expect(times).toEqual(times.toSorted((one, other) => other - one));
  const [newest = 0] = times;
  const span = { timeFrom: newest, timeUntil: newest, subjectType: 'locker' };
  expect((await ask(span)).map((row) => row.time)).toEqual([newest]);
  const created = await ask({ eventType: 'STAFF_CREATED', size: 100, page: 0 });
  expect(created.length).toBeGreaterThan(3);
  expect(await ask({ byType: 'STAFF', eventType: 'PARCEL_EXPIRED' })).toEqual([]);
});

describe('what is refused', () => {
  it('is written down: by whom, what, and what it would have taken', async () => {
    await server.ask(audit.list, {}, { token: clerk.token });
    expect(await latest({ eventType: 'REFUSED' })).toMatchObject({
      subjectType: 'refusal',
      subjectId: 'GET /api/v1/audit',
      person: plain(clerk.username),
      ip: 'here',
      facts: [
        { field: 'code', value: plain('NOT_ALLOWED') },
        { field: 'needs', value: plain('AUDIT_VIEW') },
      ],
    });
  });

  it('is bounded: nobody can flood the history with it', async () => {
    const { token, username } = await signInWith(server, []);
    for (let tried = 0; tried < 35; tried += 1) {
      const { status } = await server.ask(audit.list, {}, { token });
      expect(status).toBe(403);
    }
    expect(await ask({ person: username, size: 100, page: 0 })).toHaveLength(30);
  });

  it('a sign-in that is tried too often, without the name that was tried', async () => {
    const tried = { username: 'a password by mistake', password: 'wrong' };
    for (let time = 0; time < 9; time += 1) await server.ask(sessions.login, tried);
    const throttled = await ask({ eventType: 'SIGN_IN_THROTTLED', size: 100, page: 0 });
    expect(throttled).toHaveLength(3);
    expect(JSON.stringify(throttled)).not.toContain('by mistake');
  });
});

it('an export is written down when it begins, with what was asked, and when it ends, with how many rows left', async () => {
  const { token } = clerk;
  const { body } = await server.ask(lockerCalls.exportCsv, { lockerName: 'Paphos' }, { token });
  const rows = String(body).trim().split('\n').length - 1;
  const [ended, begun] = await ask({ subjectType: 'export', subjectId: 'lockers' });
  expect(begun?.eventType).toBe('EXPORTED');
  expect(begun?.facts).toEqual([
    { field: 'format', value: plain('csv') },
    { field: 'filters', value: plain('lockerName: Paphos') },
  ]);
  expect(ended?.facts).toEqual([
    { field: 'rows', value: plain(rows) },
    { field: 'whole', value: plain(true) },
    { field: 'format', value: plain('csv') },
  ]);
});
