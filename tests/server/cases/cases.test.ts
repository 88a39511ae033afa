// Cases over their calls: opened about one thing, given to somebody, talked about, shown, resolved, opened again; what is refused.
import { beforeEach, describe, expect, it } from 'vitest';
import { caseCalls, cases, type CaseRow } from '../../../contract/operations/cases.ts';
import { files } from '../../../contract/files.ts';
import { removeAbandoned } from '../../../server/files/uploads.ts';
import { readRow } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import type { OpenServer } from '../../kit/servers/openServer.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';
import { picture } from '../files/sending.ts';
import type { Numbered } from '../../../domain/recordId.ts';

let id: number;
/** As the demo has them. */

const ask = ((endpoint, input, as = {}) =>
  server.ask(endpoint, input, { token, ...as })) as OpenServer['ask'];
const open = (more: object = {}) =>
  ask(cases.create, { caseType: 'MISSING', subject: 'Box was empty', ordersId, ...more });
const list = async (input: object) =>
  (await ask(cases.list, { page: 0, size: 100, ...input })).body as unknown as Numbered<CaseRow>[];
const events = (caseId = id) =>
  server.database.db
    .selectFrom('events')
    .select(['type', 'ordersId', 'lockerId', 'byName', 'toState', 'data'])
    .where('subjectType', '=', 'case')
    .where('subjectId', '=', String(caseId))
    .orderBy('id')
    .execute();
const userId = async (username: string) => (await readRow(server, 'staff', { username })).userId;

const server = await fileServer();
const token = await server.signIn('support');
const reader = (await signInWith(server, ['TICKET_VIEW'])).token;
const { ordersId } = await server.database.db
  .selectFrom('parcels')
  .select('ordersId')
  .where('boxId', 'is not', null)
  .where('memberId', 'is not', null)
  .where('ordersStatus', '=', 'STORED')
  .executeTakeFirstOrThrow();
const made = await list({ sort: 'id,asc' });
beforeEach(async () => {
  id = (await open()).body.id;
});

describe('a case', () => {
  it('is about the box whose name somebody reads off the locker, in whatever capitals', async () => {
    const box = await server.database.db
      .selectFrom('boxes')
      .select(['boxId', 'name', 'lockerId'])
      .where('lockerId', '=', 2)
      .where('deletedAt', 'is', null)
      .executeTakeFirstOrThrow();
    const { lockerId, boxId } = box;
    const boxName = ` ${box.name.toLowerCase().replace('0', '０')}\u200B`;
    const { body } = await open({ ordersId: null, lockerId, boxName });
    expect(body).toMatchObject({ lockerId, boxId, boxName: box.name, ordersId: null });
  });

  it('about a parcel at another locker is about none of its boxes', async () => {
    const { body: own } = await ask(cases.one, { id });
    const lockerId = own.lockerId === 1 ? 2 : 1;
    expect((await open({ lockerId })).body).toMatchObject({ ordersId, lockerId, boxId: null });
  });

  it.each([
    [{ ordersId: null }, 'ordersId', 'CASE_ABOUT_NOTHING'],
    [{ ordersId: 999_999_999 }, 'ordersId', 'BAD_INPUT'],
    [{ lockerId: 999_999 }, 'lockerId', 'BAD_INPUT'],
    [{ memberId: 999_999 }, 'memberId', 'BAD_INPUT'],
    [{ boxName: 'ZZ99' }, 'boxName', 'BAD_INPUT'],
    [{ ordersId: null, memberId: 1, boxName: 'A01' }, 'lockerId', 'BAD_INPUT'],
    [{ caseType: 'LOST' }, 'caseType', 'BAD_INPUT'],
    [{ subject: ' ' }, 'subject', 'BAD_INPUT'],
    [{ caseState: 'RESOLVED' }, 'caseState', 'BAD_INPUT'],
  ])('with %j is refused at its field, and nothing is kept', async (more, field, code) => {
    const before = (await list({})).length;
    const { status, body } = await open(more);
    expect([status, body]).toEqual([400, expect.objectContaining({ field, code })]);
    expect(await list({})).toHaveLength(before);
  });

  it('is found by kind, state, assignee, locker, parcel, customer and text', async () => {
    await ask(caseCalls.take, { id });
    const { body: one } = await ask(cases.one, { id });
    const by = {
      caseType: one.caseType,
      caseState: 'IN_PROGRESS',
      assigneeId: await userId('support'),
      lockerId: one.lockerId,
      ordersId,
      memberId: one.memberId,
      subject: 'BOX WAS',
      parcelNumber: one.parcelNumber,
      memberName: one.memberName,
      lockerName: one.lockerName,
      // Taken since, it still counts by the moment in which it was opened.
      openedFrom: one.creationTime,
      openedUntil: one.creationTime,
    };
    for (const [name, value] of Object.entries(by))
      expect(
        (await list({ [name]: value })).map((row) => row.id),
        name,
      ).toContain(id);
    const labelled = await list({ parcelNumber: `]C1420196${one.parcelNumber}` });
    expect(labelled).toEqual(await list({ parcelNumber: one.parcelNumber }));
    expect((await list({ ...by, caseState: 'OPEN' })).map((row) => row.id)).not.toContain(id);
    expect(await list({ subject: '100%_' })).toEqual([]);
  });
});

describe('staff', () => {
  it('take a case, give it to somebody, and take it back; only to whom may see to cases', async () => {
    const { body: taken } = await ask(caseCalls.take, { id });
    expect(taken).toMatchObject({ caseState: 'IN_PROGRESS', assigneeName: 'Katerina Nicolaou' });
    const { body: told } = await ask(caseCalls.thread, { id });
    expect(told.content.at(-1)).toMatchObject({ what: 'ASSIGNED', assignee: 'Katerina Nicolaou' });
    for (const assigneeId of [await userId('viewer'), 999_999]) {
      const { status, body } = await ask(caseCalls.assign, { id, assigneeId });
      expect([status, body]).toEqual([400, expect.objectContaining({ field: 'assigneeId' })]);
    }
    const { body: back } = await ask(caseCalls.assign, { id, assigneeId: null });
    expect(back).toMatchObject({ caseState: 'OPEN', assigneeId: null });
    const { body } = await ask(caseCalls.assignees, { name: 'nicol' });
    expect(body.content.map(({ name }) => name)).toEqual(['Katerina Nicolaou']);
  });

  it('open one again for whom it was given to', async () => {
    await ask(caseCalls.take, { id });
    await ask(caseCalls.resolve, { id, resolution: 'REPAIRED' });
    const { body } = await ask(caseCalls.reopen, { id, note: 'Still' });
    expect(body).toMatchObject({ caseState: 'IN_PROGRESS', assigneeName: 'Katerina Nicolaou' });
  });

  it.each([
    ['change', caseCalls.take, {}],
    ['comment', caseCalls.comment, { comment: 'Seen' }],
  ] as const)("cannot act on what they read before somebody else's %s", async (_, act, more) => {
    const { body: read } = await ask(cases.one, { id });
    await ask(act, { id, ...more });
    const late = await ask(
      caseCalls.resolve,
      { id, resolution: 'REPAIRED' },
      { asRead: read.lastUpdatedTime },
    );
    expect([late.status, late.body]).toEqual([409, expect.objectContaining({ code: 'STALE' })]);
  });

  it.each([
    ['resolve', { resolution: 'BECAUSE' }, 'resolution'],
    ['resolve', {}, 'resolution'],
    ['comment', { comment: '  ' }, 'comment'],
    ['reopen', { note: '' }, 'note'],
  ] as const)('%s with %j is refused at its field', async (name, input, field) => {
    const { status, body } = await ask(caseCalls[name], { id, ...input } as never);
    expect([status, body]).toEqual([400, expect.objectContaining({ field })]);
    expect(await events()).toHaveLength(1);
  });
});

describe('a picture', () => {
  const send = (bytes: Buffer, name: string, caseId = id) => {
    const file = new File([new Uint8Array(bytes)], name);
    return ask(caseCalls.attach, { caseId, file } as never);
  };

  it('is the case’s, is shown in its thread, and is kept when what nobody needs is swept', async () => {
    const { body } = await send(picture(500), 'torn.png');
    const { body: thread } = await ask(caseCalls.thread, { id });
    expect(thread.content.at(-1)).toMatchObject({
      what: 'ATTACHED',
      byName: 'Katerina Nicolaou',
      picture: { fileId: body.result, name: 'torn.png' },
    });
    expect((await ask(cases.one, { id })).body.pictureCount).toBe(1);
    const now = () => Date.now() + 48 * 3_600_000;
    await removeAbandoned({ database: server.database, files: server.files, now });
    const fileId = body.result ?? '';
    expect((await ask(files.preview, { fileId }, { token: reader })).status).toBe(200);
    const stranger = (await signInWith(server, ['SCREEN_VIEW'])).token;
    expect((await ask(files.preview, { fileId }, { token: stranger })).status).toBe(403);
  });

  it('is taken by its content, not by its name; anything else is refused and not kept', async () => {
    for (const bytes of [Buffer.from('<svg onload="x()"/>'), Buffer.from('%PDF-1.7 …')]) {
      const { status, body } = await send(bytes, 'torn.png');
      expect([status, body]).toEqual([400, expect.objectContaining({ code: 'FILE_NOT_FIT' })]);
    }
    expect((await send(picture(500), 'torn.png', 999_999)).status).toBe(404);
    expect((await ask(caseCalls.thread, { id: 999_999 })).status).toBe(404);
    expect((await ask(cases.one, { id })).body.pictureCount).toBe(0);
  });
});

it('the demo has cases of every kind, some that nobody has taken yet, and each has its history', async () => {
  expect(made.length).toBeGreaterThan(15);
  expect(new Set(made.map(({ caseType }) => caseType)).size).toBe(5);
  for (const row of made) {
    const types = (await events(row.id)).map(({ type }) => type);
    expect(types.includes('CASE_RESOLVED'), `case ${row.id}`).toBe(row.caseState === 'RESOLVED');
    expect(types.filter((type) => type === 'CASE_COMMENTED')).toHaveLength(row.commentCount);
  }
  expect(new Set(made.map(({ caseState }) => caseState)).size).toBe(3);
});
