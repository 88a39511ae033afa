// Stores the last seal outside the database, and detects seals the database has lost.
import { sql } from 'kysely';
import type { Db, Trx } from '../db/tables.ts';
import type { Services } from '../http/context.ts';
import {
  appendOutside,
  readAnchor,
  readOutside,
  writeAnchor,
  type Anchor,
  type Point,
} from '../outside/anchorFile.ts';
import { postAnchor } from '../outside/postAnchor.ts';
import { appendEvent } from '../events/append.ts';
import { holdsSealing, lastSeal, SEALING } from './sealedRows.ts';
import { firstKeyed } from './verifySeals.ts';

type Anchoring = Pick<Services, 'database' | 'config' | 'log' | 'now'>;
type Lost = Anchor['lost'][number];

/** The embedded database does not flush to disk; after this time the operating system has written the data. */
const FLUSHED_AFTER_MS = 60_000;
/** How long a chain counts as new: its last seal is stored within minutes of the first keyed one. */
const NEW_FOR_MS = 60 * 60_000;
/** Maximum entries per kind; the earliest matter most. */
const ENTRIES_MAX = 20;

const lastPoint = (db: Db, until = Number.MAX_SAFE_INTEGER) =>
  lastSeal(db).select(['sealId', 'hash', 'time']).where('time', '<=', until).executeTakeFirst();

/** The first seal from which all are made with the server's key; the next one if there is none. */
async function keyedFrom(db: Db): Promise<number> {
  const first = await firstKeyed(db);
  return Number.isFinite(first) ? first : ((await lastPoint(db))?.sealId ?? 0) + 1;
}

/** Whether keyed seals have existed so long that an anchor must have been stored; if missing, it was removed. */
async function isOld(db: Db, now: number): Promise<boolean> {
  const { first } = await db
    .selectFrom('seals')
    .select((is) => is.fn.min('time').as('first'))
    .where('keyId', 'is not', null)
    .executeTakeFirstOrThrow();
  return first !== null && now - first > NEW_FOR_MS;
}

/** What is wrong if the database does not have this seal. */
async function errorOf(db: Db, { sealId, hash }: Point): Promise<Lost['fault'] | undefined> {
  const seal = await db
    .selectFrom('seals')
    .select('hash')
    .where('sealId', '=', sealId)
    .executeTakeFirst();
  if (seal) return seal.hash === hash ? undefined : 'DIFFERENT';
  return ((await lastPoint(db))?.sealId ?? 0) < sealId ? 'SHORTER' : 'DIFFERENT';
}

/** Anchored seals missing from the database: those found before, and those found now. */
async function lostNow(
  db: Db,
  kept: Anchor | undefined,
  outside: Point | undefined,
  foundTime: number,
): Promise<Lost[]> {
  const lost = [...(kept?.lost ?? [])];
  for (const point of [kept?.last, outside]) {
    if (!point || lost.some(({ hash }) => hash === point.hash)) continue;
    const error = await errorOf(db, point);
    if (error) lost.push({ ...point, fault: error, foundTime });
  }
  return lost;
}

/** The anchor, and its seals missing from the database, for verification. */
export async function lookOutside({
  database: { db },
  config,
  now,
}: Pick<Services, 'database' | 'config' | 'now'>) {
  // Read the outside anchor first: the database had that seal earlier. An unreadable one counts as missing.
  const kept = await readAnchor(config).catch(() => undefined);
  const outside = await readOutside(config).catch(() => undefined);
  return { kept, lost: await lostNow(db, kept, outside, now()) };
}

async function advance(trx: Trx, { database, config, log, now }: Anchoring) {
  const kept = await readAnchor(config);
  const outside = await readOutside(config);
  const time = now();
  const lost = await lostNow(trx, kept, outside, time);
  for (const found of lost.slice(kept?.lost.length ?? 0))
    log.error(found, 'the history no longer has a seal that was kept outside the database');
  const until = database.engine === 'embedded' ? time - FLUSHED_AFTER_MS : undefined;
  const last = (await lastPoint(trx, until)) ?? null;
  if (!kept)
    log[(await isOld(trx, time)) ? 'warn' : 'info'](
      { last },
      'the end of the history is kept outside the database from now on',
    );
  const since = kept?.since ?? { sealId: last?.sealId ?? 0, time };
  const next: Anchor = {
    since,
    keyedFrom: kept?.keyedFrom ?? (await keyedFrom(trx)),
    last,
    lost: lost.slice(0, ENTRIES_MAX),
    restored: kept?.restored ?? [],
  };
  if (JSON.stringify(next) !== JSON.stringify(kept)) await writeAnchor(config, next);
  if (last && last.hash !== outside?.hash) await appendOutside(config, last);
  return last;
}

/**
 * Stores the last seal outside the database. Servers sharing a data folder may all call it: one of them does the work.
 * A seal the database has lost is recorded before another replaces it.
 */
export async function anchorSeals(services: Anchoring): Promise<void> {
  const last = await services.database.transaction(async (trx) =>
    (await holdsSealing(trx)) ? advance(trx, services) : undefined,
  );
  if (last) await postAnchor(services, last);
}

/**
 * Records, outside the database and in its history, that its owners deliberately restored an older state: the
 * missing seals are expected.
 */
export async function noteRestored({
  database,
  config,
  now,
}: Pick<Anchoring, 'database' | 'config' | 'now'>): Promise<void> {
  await database.transaction(async (trx) => {
    await sql`select pg_advisory_xact_lock(${SEALING})`.execute(trx);
    // An unreadable anchor is recreated.
    const kept = await readAnchor(config).catch(() => undefined);
    const time = now();
    const last = (await lastPoint(trx)) ?? null;
    const fromSeal =
      Math.max(0, kept?.last?.sealId ?? 0, ...(kept?.lost ?? []).map(({ sealId }) => sealId)) ||
      null;
    const sealId = last?.sealId ?? null;
    await writeAnchor(config, {
      since: { sealId: sealId ?? 0, time },
      keyedFrom: await keyedFrom(trx),
      last,
      lost: [],
      restored: [...(kept?.restored ?? []), { time, fromSeal, sealId }].slice(-ENTRIES_MAX),
    });
    if (last) await appendOutside(config, last);
    const subject = ['audit', sealId ?? 0] as const;
    const data = { fromSeal, sealId };
    await appendEvent(trx, { time, type: 'AUDIT_RESTORED', subject, byType: 'SERVER', data });
  });
}
