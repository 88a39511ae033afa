// Live: counts and boxes change without reload: who hears what, what is made up for, and when a stream ends.
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { boxes } from '../../../contract/boxes/boxes.ts';
import { dashboard } from '../../../contract/reports/dashboard.ts';
import { sessions } from '../../../contract/account/sessions.ts';
import { capabilities } from '../../../contract/capabilities.ts';
import { LIVE_STREAMS_A_SESSION, LIVE_STREAMS_A_USER } from '../../../domain/live.ts';
import { readConfig } from '../../../server/system/config.ts';
import { appendEvent, type NewEvent } from '../../../server/events/append.ts';
import { insertRow, updateRows, readRow } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';
import { appendSome, listen, positionOf, sharingOf } from './listening.ts';

let token: string;

const server = await fileServer({ liveEveryMs: 5 });
beforeEach(async () => {
  token = await server.signIn('admin');
});

const happen = (...happenings: Partial<NewEvent>[]) => appendSome(server, ...happenings);
const sharing = () => sharingOf(server);

describe('a stream of live news', () => {
  it('tells that a box was locked, and the figures are others when it is heard', async () => {
    const { boxId, lockerId } = await server.database.db
      .selectFrom('boxes')
      .innerJoin('lockers', 'lockers.lockerId', 'boxes.lockerId')
      .select(['boxId', 'boxes.lockerId'])
      .where('boxes.status', '=', 'AVAILABLE')
      .where('lockerSituation', '<>', 'OFFLINE')
      .executeTakeFirstOrThrow();
    const counts = async () => (await server.ask(dashboard.diagrams, {}, { token })).body;
    const before = await counts();
    const heard = await listen(server, token);
    expect([heard.status, heard.headers.get('content-type')]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
    ]);
    await heard.next();
    expect((await server.ask(boxes.setLocked, { boxId }, { token })).status).toBe(200);
    const { news } = await heard.hear('boxStates');
    expect(news).toMatchObject({ boxStates: [boxId], lockers: [lockerId], dashboard: [] });
    expect((await counts()).lockedCount).toBe(before.lockedCount + 1);
    await heard.leave();
  });

  it('names resources and numbers, and nothing else of what happened', async () => {
    const heard = await listen(server, token);
    await heard.next();
    await happen({
      subject: ['parcel', 3],
      ordersId: 3,
      memberId: 5,
      byName: 'Eleni',
      data: { customerMobile: '99123456' },
    });
    const { news } = await heard.hear('parcels');
    expect(news).toEqual({ parcels: [3], members: [5], dashboard: [] });
    await heard.leave();
  });

  it.each([
    [{ subject: ['locker', 1], lockerId: 1 }, { lockers: [1] }],
    [{ subject: ['alert', 4] }, { alerts: [4] }],
    [{ subject: ['case', 4] }, { cases: [4] }],
  ] satisfies [Partial<NewEvent>, object][])('refreshes the figures for %j', async (more, news) => {
    const heard = await listen(server, token);
    await heard.next();
    await happen(more);
    expect((await heard.hear('dashboard')).news).toEqual({ ...news, dashboard: [] });
    await heard.leave();
  });

  it.each(['BOX_DOOR', 'BOX_OPENED', 'PIN_RESENT', 'ALERT_TOLD', 'CASE_COMMENTED'] as const)(
    'leaves the figures alone for %s, which none of them counts',
    async (type) => {
      const heard = await listen(server, token);
      await heard.next();
      await happen({ type, boxId: 4, lockerId: 1, ordersId: 3 });
      const { news } = await heard.hear('boxStates');
      expect(news).toEqual({ boxStates: [4], lockers: [1], parcels: [3] });
      await heard.leave();
    },
  );

  it('names no record where many changed, and tells nothing of sign-ins and exports', async () => {
    const heard = await listen(server, token);
    await heard.next();
    await happen({ type: 'SIGNED_IN', subject: ['session', 1], memberId: 7 });
    await happen(...Array.from({ length: 60 }, (_, n) => ({ lockerId: 1, boxId: n + 1 })));
    const { news } = await heard.hear('boxStates');
    expect(news).toEqual({ boxStates: [], lockers: [1], dashboard: [] });
    await heard.leave();
  });

  it('tells through every server of the database what happened through any', async () => {
    const other = await sharing();
    const heard = await listen(other, token);
    await heard.next();
    await happen({ boxId: 8 });
    const { id, news } = await heard.hear('boxStates');
    expect(news?.['boxStates']).toEqual([8]);
    await other.close();
    expect(await heard.next()).toBeUndefined();
    await happen({ boxId: 31 });
    const here = await listen(server, token, id);
    expect((await here.next())?.news?.['boxStates']).toContain(31);
    await here.leave();
  });

  it('tells also of what comes to light late, after a greater number', async () => {
    const heard = await listen(server, token);
    await heard.next();
    const { db } = server.database;
    const drawn = async () => {
      const { rows } = await sql<{ id: number }>`
        select nextval(pg_get_serial_sequence('"events"', 'id'))::int as "id"`.execute(db);
      return rows[0]!.id;
    };
    const [early, after] = [await drawn(), await drawn()];
    const row = { time: 1, type: 'BOX_STATUS', subjectType: 'box', subjectId: '1' } as const;
    await insertRow(db, 'events', { ...row, id: after, boxId: 22 });
    const later = await heard.hear('boxStates');
    expect([later.id, later.news?.['boxStates']]).toEqual([early - 1, [22]]);
    await insertRow(db, 'events', { ...row, id: early, boxId: 21 });
    const late = await heard.hear('boxStates');
    expect([late.id, late.news?.['boxStates']]).toEqual([after, [21]]);
    await heard.leave();
  });

  it('makes up for what happened while nobody listened, and says so where that is too much', async () => {
    const first = await listen(server, token);
    await happen({ boxId: 1 });
    const { id } = await first.hear('boxStates');
    await first.leave();
    await happen({ boxId: 41 }, { boxId: 42 });
    const again = await listen(server, token, id);
    expect((await again.next())?.news?.['boxStates']).toEqual(expect.arrayContaining([41, 42]));
    await again.leave();
    const strange = await listen(server, token, id + 1_000_000);
    const { news } = (await strange.next())!;
    expect(news).toMatchObject({ boxStates: [], parcels: [], members: [], versions: [] });
    await strange.leave();
  });
});

describe('who may listen', () => {
  it('hears only of what the role may ask for', async () => {
    const one = await signInWith(server, ['BOX_VIEW']);
    const heard = await listen(server, one.token);
    expect(heard.status).toBe(200);
    await heard.next();
    await happen({ boxId: 9, lockerId: 2, ordersId: 3, memberId: 5 });
    expect((await heard.hear('boxStates')).news).toEqual({ boxStates: [9], lockers: [2] });
    await heard.leave();
  });

  it('hears less from the moment on at which the role holds less', async () => {
    const { token: own, userId } = await signInWith(server, ['BOX_VIEW', 'PARCEL_VIEW']);
    const heard = await listen(server, own);
    await heard.next();
    await server.database.transaction(async (trx) => {
      const { roleId } = await readRow(trx, 'staff', { userId });
      await updateRows(trx, 'roles', { roleId }, { authoritySet: JSON.stringify(['BOX_VIEW']) });
      const change = { time: 1, type: 'RECORD_CHANGED' } as const;
      await appendEvent(trx, [
        { ...change, subject: ['roles', roleId] },
        { ...change, subject: ['box', 9], boxId: 9, ordersId: 3 },
      ]);
    });
    expect((await heard.hear('boxStates')).news).toEqual({ boxStates: [9] });
    await heard.leave();
  });

  it('is nobody without a token, without any of the authorities, or with another question', async () => {
    expect((await listen(server, undefined)).status).toBe(401);
    const { token: none } = await signInWith(server, ['AUDIT_VIEW']);
    expect((await listen(server, none)).status).toBe(403);
    expect((await listen(server, token, -1)).status).toBe(400);
  });

  it('is nobody any more when the session is over', async () => {
    const heard = await listen(server, token);
    await heard.next();
    expect((await server.ask(sessions.logout, {}, { token })).status).toBe(200);
    await heard.over();
    expect((await listen(server, token)).status).toBe(401);
    expect(server.live.listening()).toBe(0);
  });

  it('is refused beyond a few streams of a session, and let in when one of them is over', async () => {
    const streams = await Promise.all(
      Array.from({ length: LIVE_STREAMS_A_SESSION }, () => listen(server, token)),
    );
    expect((await listen(server, token)).status).toBe(429);
    const other = await listen(server, await server.signIn('viewer'));
    expect(other.status).toBe(200);
    await streams[0]?.leave();
    const another = await listen(server, token);
    expect(another.status).toBe(200);
    await Promise.all([...streams.slice(1), other, another].map((stream) => stream.leave()));
  });

  it('is refused beyond some more of a person, in however many sessions, and nobody else is', async () => {
    const tokens: string[] = [];
    while (tokens.length < LIVE_STREAMS_A_USER / LIVE_STREAMS_A_SESSION)
      tokens.push(await server.signIn('operator'));
    const streams = await Promise.all(
      tokens.flatMap((own) =>
        Array.from({ length: LIVE_STREAMS_A_SESSION }, () => listen(server, own)),
      ),
    );
    expect(streams.every(({ status }) => status === 200)).toBe(true);
    expect((await listen(server, await server.signIn('operator'))).status).toBe(429);
    const other = await listen(server, await server.signIn('viewer'));
    expect(other.status).toBe(200);
    await Promise.all([...streams, other].map((stream) => stream.leave()));
  });
});

it('a reader who does not read is let go, and the others hear all of it', async () => {
  const slow = await listen(server, await server.signIn('viewer'));
  const quick = await listen(server, token);
  await quick.next();
  let rounds = 0;
  while (server.live.listening() === 2) {
    const ids = Array.from({ length: 50 }, (_, n) => rounds * 50 + n + 1);
    await happen(...ids.map((boxId) => ({ boxId })));
    const heard = new Set<number>();
    while (heard.size < 50)
      for (const id of (await quick.hear('boxStates')).news?.['boxStates'] ?? []) heard.add(id);
    expect([...heard]).toEqual(ids);
    rounds += 1;
    expect(rounds).toBeLessThan(500);
  }
  expect(server.live.listening()).toBe(1);
  await slow.leave();
  await quick.leave();
});

it('ends when its session is as old as a session gets', async () => {
  const ending = await server.signIn('operator');
  const heard = await listen(server, ending);
  await heard.next();
  const creationTime = Date.now() - readConfig({}).sessionMaxMs;
  const tokenHash = server.secrets.hmac('session', ending);
  await updateRows(server, 'sessions', { tokenHash }, { creationTime });
  await happen({ lockerId: 1, boxId: 1 });
  await heard.over();
});

it('ends with the server', async () => {
  const heard = await listen(server, token);
  await heard.next();
  server.live.end();
  await heard.over();
});

it('from the position that a page read before its data tells what happened since, and no more', async () => {
  const here = await sharing();
  const there = await sharing();
  await happen({ boxId: 17 });
  const at = await positionOf(here, token);
  const early = await listen(there, token, at);
  expect((await early.next())?.news).toEqual({});
  await early.leave();
  await happen({ boxId: 18 });
  const heard = await listen(there, token, at);
  expect((await heard.next())?.news).toEqual({ boxStates: [18], dashboard: [] });
  await Promise.all([here.close(), there.close()]);
});

it('has a position in a session alone, which is also right where nobody listened for long', async () => {
  const fresh = await sharing();
  expect((await fresh.ask(capabilities.read, {})).body).not.toHaveProperty('livePosition');
  const stale = { token: 'Stale1Token' };
  expect((await fresh.ask(capabilities.read, {}, stale)).body).not.toHaveProperty('livePosition');
  await positionOf(fresh, token);
  await happen(...Array.from({ length: 1_100 }, (_, n) => ({ boxId: n + 1 })));
  const heard = await listen(fresh, token, await positionOf(fresh, token));
  expect((await heard.next())?.news).toEqual({});
  await fresh.close();
});

it('without a position begins with what happens next', async () => {
  await happen({ boxId: 19 });
  const fresh = await sharing();
  const heard = await listen(fresh, token);
  expect((await heard.next())?.news).toEqual({});
  await happen({ boxId: 20 });
  expect((await heard.hear('boxStates')).news).toEqual({ boxStates: [20], dashboard: [] });
  await fresh.close();
});
