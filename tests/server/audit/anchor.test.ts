// The end of the chain is kept outside the database: who owns the database cannot cut it off or make the chain anew.
import { createHash } from 'node:crypto';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Transaction } from 'kysely';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditCalls, type AuditWalk } from '../../../contract/operations/audit.ts';
import { batchText } from '../../../domain/people/seals.ts';
import type { Tables } from '../../../server/db/tables.ts';
import { anchorSeals, noteRestored } from '../../../server/audit/anchorSeals.ts';
import { appendEvent } from '../../../server/events/append.ts';
import { sealEvents } from '../../../server/audit/sealEvents.ts';
import { secretsUnder } from '../../../server/system/secrets.ts';
import { eventsBetween } from '../../../server/audit/sealedRows.ts';
import { readRow, updateRows } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import type { OpenServer } from '../../kit/servers/openServer.ts';
import { openSmsServer, saying, type SmsServer } from '../../kit/servers/smsServer.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';

type Trx = Transaction<Tables>;

const MINUTE = 60_000;
const MOST = 400;

const lines: string[] = [];
const log = pino({ base: null }, { write: (line: string) => lines.push(line) });
const clock = { now: Date.now() };

const server = await fileServer({ now: () => clock.now });
const outsideFile = join(server.config.dataDir, 'kept-elsewhere.jsonl');
const config = { ...server.config, auditAnchor: outsideFile };
const services = { ...server, config, log, most: MOST, now: () => clock.now };

/** What one server does every minute. */
async function minute(): Promise<void> {
  clock.now += MINUTE;
  await sealEvents(services);
  // The embedded database is given a minute to reach the disk.
  clock.now += MINUTE;
  await anchorSeals(services);
}

const happen = () =>
  server.database.transaction((trx) =>
    appendEvent(trx, { time: clock.now, type: 'SIGNED_IN', subject: ['session', 1] }),
  );

async function verified(): Promise<AuditWalk> {
  const { token } = await signInWith(server, ['AUDIT_VIEW']);
  let { body } = await server.ask(auditCalls.verify, { after: 0 }, { token });
  while (!body.done)
    ({ body } = await server.ask(
      auditCalls.verify,
      { after: body.sealId, proof: body.proof ?? '' },
      { token },
    ));
  return body;
}

const lastVerdict = async () =>
  (await readRow(server, 'events', { type: 'AUDIT_VERIFIED' }, undefined, 'id desc')).toState;

const seals = (db: Trx | OpenServer['database']['db'] = server.database.db) =>
  db.selectFrom('seals').selectAll().orderBy('sealId').execute();

/** As somebody who owns the database may: past its own refusals, and without a trace. */
const forge = (work: (trx: Trx) => Promise<unknown>) =>
  server.database.transaction(async (trx) => {
    for (const table of ['events', 'seals'])
      await sql`alter table ${sql.table(table)} disable trigger all`.execute(trx);
    await work(trx);
    for (const table of ['events', 'seals'])
      await sql`alter table ${sql.table(table)} enable trigger all`.execute(trx);
  });

/** Makes the batches from this one on anew without a key, as a stranger can: the chain holds in itself. */
async function makeAnew(trx: Trx, from: number): Promise<void> {
  const all = await seals(trx);
  let hashBefore = all.find(({ sealId }) => sealId === from - 1)?.hash ?? null;
  let after = all.find(({ sealId }) => sealId === from - 1)?.lastId;
  for (const seal of all.filter(({ sealId }) => sealId >= from)) {
    const events = await eventsBetween(trx, after, seal.lastId, seal.count + 1);
    const head = { ...seal, count: events.length, hashBefore, keyId: null };
    const hash = createHash('sha256').update(batchText(head, events)).digest('hex');
    await updateRows(trx, 'seals', { sealId: seal.sealId }, { hashBefore, hash, keyId: null });
    [hashBefore, after] = [hash, seal.lastId];
  }
}

/** Each test has the history, its seals, and what is kept outside as they were before. */
let before: Awaited<ReturnType<typeof seals>>;
let anchorBefore: string;
const anchorFile = () => join(server.config.dataDir, 'audit-anchor.json');
await minute();
await happen();
await minute();
beforeEach(async () => {
  before = await seals();
  for (const table of ['events', 'seals'])
    await sql`create table ${sql.table(`${table}Before`)} as table ${sql.table(table)}`.execute(
      server.database.db,
    );
  anchorBefore = await readFile(anchorFile(), 'utf8');
  lines.length = 0;
});
afterEach(async () => {
  await forge(async (trx) => {
    for (const table of ['events', 'seals']) {
      const kept = sql.table(`${table}Before`);
      await sql`delete from ${sql.table(table)}`.execute(trx);
      await sql`insert into ${sql.table(table)} select * from ${kept}`.execute(trx);
      await sql`drop table ${kept}`.execute(trx);
    }
  });
  await writeFile(anchorFile(), anchorBefore);
  await rm(outsideFile, { force: true });
});

it('the chain is whole, made with the key to its first seal, and its end is kept outside', async () => {
  const last = before.at(-1)!;
  const walk = await verified();
  expect(walk).toMatchObject({ broken: null, unkeyed: 0, forged: 0, sealId: last.sealId });
  expect(walk.outside).toMatchObject({
    last: { sealId: last.sealId, time: last.time },
    lost: [],
    restored: [],
  });
  expect(await lastVerdict()).toBe('WHOLE');
  expect((await stat(anchorFile())).mode & 0o777).toBe(0o600);
});

describe('whoever owns the database is found out', () => {
  it.each([
    ['last batch', -1, 'DIFFERENT'],
    ['last two batches', -2, 'SHORTER'],
  ])('when events of the %s are changed and sealed anew', async (_which, at, error) => {
    const { sealId, firstId } = before.at(at)!;
    await forge(async (trx) => {
      await trx.updateTable('events').set({ byName: 'x' }).where('id', '=', firstId).execute();
      await trx.deleteFrom('seals').where('sealId', '>=', sealId).execute();
    });
    await minute();
    const walk = await verified();
    expect(walk.broken).toBeNull();
    expect(walk.outside?.lost).toMatchObject([{ sealId: before.length, error }]);
    expect(await lastVerdict()).toBe('BROKEN');
    expect(lines.join('')).toContain('no longer has a seal that was kept outside');
    // It stays found, however many seals come after it.
    await happen();
    await minute();
    expect((await verified()).outside?.lost).toHaveLength(1);
  });

  it('when the last seals are removed with their events', async () => {
    const { sealId, firstId } = before.at(-1)!;
    await forge(async (trx) => {
      await trx.deleteFrom('seals').where('sealId', '=', sealId).execute();
      await trx.deleteFrom('events').where('id', '>=', firstId).execute();
    });
    const walk = await verified();
    expect(walk.broken).toBeNull();
    expect(walk.outside?.lost).toMatchObject([{ sealId, error: 'SHORTER' }]);
    expect(await lastVerdict()).toBe('BROKEN');
    await minute();
    expect((await verified()).outside?.lost).toMatchObject([{ sealId }]);
  });

  it.each([
    ['all of it', 1],
    ['its end', 2],
  ])('when the chain is made anew without the key: %s', async (_which, from) => {
    await forge((trx) => makeAnew(trx, from));
    expect((await verified()).broken).toMatchObject({ sealId: from, error: 'UNKEYED' });
    expect(await lastVerdict()).toBe('BROKEN');
  });

  it('also by the file that AUDIT_ANCHOR names, where that in the data folder is gone', async () => {
    await anchorSeals(services);
    await happen();
    await minute();
    expect((await readFile(outsideFile, 'utf8')).trim().split('\n')).toHaveLength(2);
    await rm(anchorFile());
    await forge((trx) =>
      trx
        .deleteFrom('seals')
        .where('sealId', '>', before.length - 1)
        .execute(),
    );
    await minute();
    expect((await verified()).outside?.lost).toMatchObject([{ error: 'SHORTER' }]);
  });
});

it('what was sealed before there was a key is said to be so, and nothing else', async () => {
  await forge((trx) => makeAnew(trx, 1));
  // As an older version left it: with nothing kept outside.
  await rm(anchorFile());
  await happen();
  await minute();
  const walk = await verified();
  expect(walk).toMatchObject({ broken: null, unkeyed: before.length });
  expect(walk.outside).toMatchObject({ lost: [] });
  expect(await lastVerdict()).toBe('WHOLE');
  await forge((trx) => makeAnew(trx, before.length + 1));
  expect((await verified()).broken).toMatchObject({ error: 'UNKEYED' });
});

it('another server key is called that, not a forgery', async () => {
  await forge((trx) => trx.deleteFrom('seals').execute());
  await rm(anchorFile());
  const secrets = secretsUnder('another key of the tests, long enough');
  await sealEvents({ ...services, secrets });
  expect((await verified()).broken).toMatchObject({ sealId: 1, error: 'OTHER_KEY' });
  expect(await lastVerdict()).toBe('UNCHECKED');
});

it('a restored backup is told with its time, and is no forgery', async () => {
  const [first] = before;
  await forge((trx) => trx.deleteFrom('seals').where('sealId', '>', 1).execute());
  await noteRestored(services);
  await minute();
  const walk = await verified();
  expect(walk.broken).toBeNull();
  expect(walk.outside).toMatchObject({
    lost: [],
    restored: [{ fromSeal: before.length, sealId: first?.sealId }],
  });
  const { db } = server.database;
  const told = db.selectFrom('events').select('data').where('type', '=', 'AUDIT_RESTORED');
  expect((await told.executeTakeFirstOrThrow()).data).toEqual({
    fromSeal: before.length,
    sealId: 1,
  });
});

describe('AUDIT_ANCHOR as an address', () => {
  let gateway: SmsServer;
  beforeAll(async () => {
    gateway = await openSmsServer();
  });
  afterAll(() => gateway.close());
  const told = () => gateway.calls.map(({ body }) => JSON.parse(body));
  const at = (allowPrivateGateways: boolean) => ({
    ...services,
    config: { ...services.config, auditAnchor: gateway.url, allowPrivateGateways },
  });

  it('is told of every last seal once, and of one that it did not take again', async () => {
    const last = before.at(-1)!;
    gateway.answer(saying(503));
    await anchorSeals(at(true));
    expect(lines.join('')).toContain('AUDIT_ANCHOR was not told');
    gateway.answer(saying(200));
    await anchorSeals(at(true));
    await anchorSeals(at(true));
    const once = { sealId: last.sealId, hash: last.hash, time: last.time, server: null };
    expect(told()).toEqual([once, once]);
  });

  it('is not asked in an inner network, unless that is allowed', async () => {
    await happen();
    await minute();
    const before = told().length;
    await anchorSeals(at(false));
    expect(told()).toHaveLength(before);
    expect(lines.join('')).toContain('INNER_ADDRESS');
  });
});

it('two servers that share the data folder keep one end, and lose nothing of it', async () => {
  await happen();
  clock.now += MINUTE;
  await sealEvents(services);
  clock.now += MINUTE;
  await Promise.all([anchorSeals(services), anchorSeals(services), anchorSeals(services)]);
  const walk = await verified();
  expect(walk.outside).toMatchObject({ last: { sealId: before.length + 1 }, lost: [] });
});
