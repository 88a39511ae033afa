// The seals of the history: "append-only, sealed in batches by one worker (each batch holds the hash of the one before)".
import { sql, type Transaction } from 'kysely';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import type { Tables } from '../../../server/db/tables.ts';
import { sealEvents } from '../../../server/audit/sealEvents.ts';
import { BEGINNING, walkSeals, type Walked } from '../../../server/audit/verifySeals.ts';
import { insertRow, updateRows } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';

type Trx = Transaction<Tables>;

/** Happenings in a batch here, so that the small network of the tests is walked in several steps. */
const MOST = 80;
const NOW = Date.UTC(2026, 10, 21, 9);

const server = await fileServer();
const logged: Record<string, unknown>[] = [];
const log = pino({ base: null }, { write: (line: string) => logged.push(JSON.parse(line)) });
await sealEvents({ ...server, now: () => NOW, most: MOST, log });

/** The whole chain, step by step as the page asks for it. */
async function walked(db: Trx): Promise<Walked> {
  let found = await walkSeals(db, BEGINNING, server);
  while (!found.done) found = await walkSeals(db, found, server);
  return found;
}

class Undone extends Error {}

/** What a walk finds after somebody got past the triggers and did this; then all is as before. */
async function after(forge: (trx: Trx) => Promise<unknown>): Promise<Walked> {
  let found: Walked | undefined;
  const forged = server.database.transaction(async (trx) => {
    for (const table of ['events', 'seals'])
      await sql`alter table ${sql.table(table)} disable trigger all`.execute(trx);
    await forge(trx);
    found = await walked(trx);
    throw new Undone();
  });
  await expect(forged).rejects.toBeInstanceOf(Undone);
  if (!found) throw new Error('Nothing was walked.');
  return found;
}

const seals = () => server.database.db.selectFrom('seals').selectAll().orderBy('sealId').execute();

describe('the history of the demo network', () => {
  it('is sealed to its last line, in batches that hold one another', async () => {
    const all = await seals();
    expect(all.length).toBeGreaterThan(17);
    expect(all.map(({ hashBefore }) => hashBefore)).toEqual([
      null,
      ...all.slice(0, -1).map(({ hash }) => hash),
    ]);
    expect(Math.max(...all.map(({ count }) => count))).toBe(MOST);
    const { total } = await server.database.db
      .selectFrom('events')
      .select((is) => is.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    expect(all.reduce((sum, { count }) => sum + count, 0)).toBe(total);
  });

  it('takes one line of the log, with the seal that covers all others', async () => {
    const all = await seals();
    const [sealId, hash] = [all.at(-1)?.sealId, all.at(-1)?.hash];
    const count = all.reduce((sum, seal) => sum + seal.count, 0);
    expect(logged).toEqual([
      {
        level: 30,
        time: expect.any(Number),
        sealId,
        hash,
        count,
        batches: all.length,
        msg: 'sealed',
      },
    ]);
  });

  it('is whole', async () => {
    const last = (await seals()).at(-1);
    expect(await server.database.transaction(walked)).toMatchObject({
      sealId: last?.sealId,
      hash: last?.hash,
      broken: null,
    });
  });

  it('is not sealed a second time where nothing has happened', async () => {
    logged.length = 0;
    expect(await sealEvents({ ...server, now: () => NOW, log })).toBe(0);
    expect(logged).toEqual([]);
  });
});

describe('somebody who gets past the database’s own refusal is found out', () => {
  it('a changed row', async () => {
    const second = (await seals())[1];
    const found = await after((trx) =>
      updateRows(trx, 'events', { id: second?.firstId ?? 0 }, { byName: 'nobody' }),
    );
    expect(found.broken).toEqual({
      sealId: 2,
      error: 'CHANGED',
      firstId: second?.firstId,
      lastId: second?.lastId,
      time: NOW,
    });
    expect(found.sealId).toBe(1);
  });

  it('a changed word deep in what is told', async () => {
    const found = await after((trx) =>
      sql`update "events" set "data" = jsonb_set("data", '{forged}', '1') where "id" = 7`.execute(
        trx,
      ),
    );
    expect(found.broken).toMatchObject({ sealId: 1, error: 'CHANGED' });
  });

  it('a removed row', async () => {
    const found = await after((trx) => trx.deleteFrom('events').where('id', '=', 5).execute());
    expect(found.broken).toMatchObject({ sealId: 1, error: 'CHANGED' });
  });

  it('an added row, within a batch and before all of them', async () => {
    const happening = {
      time: 1,
      type: 'SIGNED_IN',
      subjectType: 'session',
      subjectId: '1',
    } as const;
    const within = await after(async (trx) => {
      await trx.deleteFrom('events').where('id', '=', 5).execute();
      await insertRow(trx, 'events', { ...happening, id: 5 });
    });
    expect(within.broken).toMatchObject({ sealId: 1, error: 'CHANGED' });
    const before = await after((trx) => insertRow(trx, 'events', { ...happening, id: -1 }));
    expect(before.broken).toMatchObject({ sealId: 1, error: 'CHANGED' });
  });

  it('a changed seal', async () => {
    const hash = 'f'.repeat(64);
    const found = await after((trx) =>
      trx.updateTable('seals').set({ hash }).where('sealId', '=', 2).execute(),
    );
    expect(found.broken).toMatchObject({ sealId: 2, error: 'CHANGED' });
    const time = await after((trx) =>
      trx.updateTable('seals').set({ time: 1 }).where('sealId', '=', 3).execute(),
    );
    expect(time.broken).toMatchObject({ sealId: 3, error: 'CHANGED' });
  });

  it('a removed seal, and one that follows another', async () => {
    const gone = await after((trx) => trx.deleteFrom('seals').where('sealId', '=', 2).execute());
    expect(gone.broken).toMatchObject({ sealId: 3, error: 'MISSING' });
    const foreign = await after((trx) =>
      updateRows(trx, 'seals', { sealId: 2 }, { hashBefore: 'e'.repeat(64) }),
    );
    expect(foreign.broken).toMatchObject({ sealId: 2, error: 'CHAIN' });
  });
});

describe('what has happened stays', () => {
  it.each([
    ['a change', 'events', `update "events" set "time" = 1 where "id" = 1`],
    ['a removal', 'events', `delete from "events" where "id" = 1`],
    ['emptying it', 'events', `truncate "events"`],
    ['a change of a seal', 'seals', `update "seals" set "hash" = 'x'`],
    ['a removal of a seal', 'seals', `delete from "seals"`],
    ['a change of a personal value', 'personalValues', `update "personalValues" set "value" = 'x'`],
    ['a removal of a personal value', 'personalValues', `delete from "personalValues"`],
    ['emptying personal values', 'personalValues', `truncate "personalValues"`],
  ])('%s is refused by the database itself', async (_what, table, statement) => {
    await expect(sql.raw(statement).execute(server.database.db)).rejects.toThrow(
      new RegExp(`What has happened stays: (UPDATE|DELETE|TRUNCATE) of ${table} is refused.`),
    );
  });
});
