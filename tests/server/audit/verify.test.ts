// Verifying the audit: nobody has it called whole whose beginning was not looked at, or whose personal values were taken.
import { sql, type Transaction } from 'kysely';
import { describe, expect, it } from 'vitest';
import { auditCalls, type AuditWalk } from '../../../contract/operations/audit.ts';
import type { Tables } from '../../../server/db/tables.ts';
import { LIMITS } from '../../../server/http/limits.ts';
import { countForgedValues, countLost } from '../../../server/audit/lostValues.ts';
import { forgetPersonal } from '../../../server/events/personalValues.ts';
import { recordChange } from '../../../server/events/recordChange.ts';
import { sealEvents } from '../../../server/audit/sealEvents.ts';
import { eventsBetween } from '../../../server/audit/sealedRows.ts';
import { readEvents } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';

type Trx = Transaction<Tables>;

/** Happenings in a batch here, so that a walk takes several steps. */
const MOST = 80;

const server = await fileServer();
const auditor = await signInWith(server, ['AUDIT_VIEW']);
const other = await signInWith(server, ['AUDIT_VIEW']);
await sealEvents({ ...server, now: Date.now, most: MOST });

const step = (after: number, proof?: string, { token } = auditor) =>
  server.ask(auditCalls.verify, proof === undefined ? { after } : { after, proof }, { token });
const said = async (after: number, proof?: string, as = auditor) => {
  const { status, body } = await step(after, proof, as);
  return [status, (body as { field?: string }).field];
};
const walk = async (): Promise<AuditWalk> => {
  let { body } = await step(0);
  while (!body.done) ({ body } = await step(body.sealId, body.proof ?? ''));
  return body;
};
const written = () => readEvents(server, { type: 'AUDIT_VERIFIED' }, ['toState', 'data']);

describe('a walk', () => {
  it('ends WHOLE only where it began at the first seal, and its line says from where', async () => {
    const { sealId, forged, broken } = await walk();
    expect([forged, broken]).toEqual([0, null]);
    expect(await written()).toEqual([
      { toState: 'WHOLE', data: expect.objectContaining({ fromSeal: 0, sealId }) },
    ]);
  });

  it('does not go on behind a seal that nobody was led to, be it there or not', async () => {
    const before = await written();
    expect(await said(999_999)).toEqual([400, 'proof']);
    expect(await said(8, 'x')).toEqual([400, 'proof']);
    const { body } = await step(0);
    const proof = body.proof ?? '';
    const [began, , hash, lastId, lost, mark] = proof.split('.');
    for (const [after, told] of [
      [body.sealId + 1, proof],
      [body.sealId + 1, [began, body.sealId + 1, hash, lastId, lost, mark].join('.')],
      [body.sealId, [began, body.sealId, hash, '999999', lost, mark].join('.')],
    ] as const)
      expect(await said(after, told)).toEqual([400, 'proof']);
    expect(await said(body.sealId, proof, other)).toEqual([400, 'proof']);
    expect(await said(body.sealId, proof)).toEqual([200, undefined]);
    expect(await written()).toEqual(before);
  });

  it('is begun so often by one user, and then they wait', async () => {
    const { points } = LIMITS.verifyBegun;
    const tries: number[] = [];
    for (let begun = 0; begun <= points; begun += 1)
      tries.push((await step(0, undefined, other)).status);
    expect(tries).toEqual([...Array<number>(points).fill(200), 429]);
  });
});

class Undone extends Error {}

/** What is found wrong of the newest happenings after this; then all is as before. */
async function wrongAfter(forge: (trx: Trx) => Promise<unknown>): Promise<number> {
  let found = -1;
  const forged = server.database.transaction(async (trx) => {
    await recordChange(trx, { time: 1 }, ['member', 1], {
      from: { mobile: '99123456', firstName: 'Maria' },
      to: { mobile: '99654321', firstName: '' },
    });
    await forge(trx);
    const { last } = await trx
      .selectFrom('events')
      .select((is) => is.fn.max('id').as('last'))
      .executeTakeFirstOrThrow();
    const events = await eventsBetween(trx, last - 10, last, 10);
    found = (await countLost(trx, events)) + (await countForgedValues(trx));
    throw new Undone();
  });
  await expect(forged).rejects.toBeInstanceOf(Undone);
  return found;
}

const unguarded = (statement: string) => async (trx: Trx) => {
  await sql`alter table "personalValues" disable trigger all`.execute(trx);
  await sql`alter table "personalValues" drop constraint "personalValuesSalt"`.execute(trx);
  await sql.raw(statement).execute(trx);
};

describe('personal values', () => {
  it('that stand, or that were removed with a line that says so, are in order', async () => {
    expect(await wrongAfter(async () => undefined)).toBe(0);
    expect(await wrongAfter((trx) => forgetPersonal(trx, [['member', 1]], { time: 2 }))).toBe(0);
  });

  it.each([
    ['taken away without a line of their removal', `delete from "personalValues"`, 3],
    ['given a value', `update "personalValues" set "value" = 'x' where "field" = 'mobile'`, 2],
    ['given another owner', `update "personalValues" set "ownerId" = '2'`, 3],
    ['given another field', `update "personalValues" set "field" = 'email'`, 3],
    ['parted anew into salt and value', `update "personalValues" set "salt" = "salt" || ':'`, 3],
  ])('%s are found', async (_what, statement, count) => {
    expect(await wrongAfter(unguarded(statement))).toBe(count);
  });

  it('a removal does not answer for what was written of them later', async () => {
    const found = await wrongAfter(async (trx) => {
      await forgetPersonal(trx, [['member', 1]], { time: 2 });
      await recordChange(trx, { time: 3 }, ['member', 1], { from: {}, to: { mobile: '99000000' } });
      await unguarded(`delete from "personalValues"`)(trx);
    });
    expect(found).toBe(1);
  });

  it('of the first form are read and verified as before', async () => {
    const found = await wrongAfter(async (trx) => {
      await sql`insert into "personalValues" values (encode(sha256(convert_to(
        '00112233445566778899aabbccddeeff:99123456', 'UTF8')), 'hex'), 'member', '2', 'mobile',
        '00112233445566778899aabbccddeeff', '99123456', 1)`.execute(trx);
    });
    expect(found).toBe(0);
  });
});
