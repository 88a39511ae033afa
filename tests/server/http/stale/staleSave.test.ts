// "Stale saves": a save made from an older state is refused with what the record is now; one mechanism for every resource.
import { describe, expect, it } from 'vitest';
import { lockerGroups } from '../../../../contract/lockers/lockerGroups.ts';
import { parcelCategories } from '../../../../contract/parcels/parcelCategories.ts';
import { fileServer } from '../../../kit/servers/fileServer.ts';
import { requestOf } from '../../../kit/servers/requestOf.ts';

const NOW = Date.now();
const server = await fileServer({ now: () => NOW });
const token = await server.signIn('admin');
const operator = await server.signIn('operator');

const draft = { ex: 'SS', category: 'Samples', mailClass: 'SAMPLE' };
const { update, create, remove } = parcelCategories;

async function read() {
  const ex = `S${Math.random().toString(36).slice(2, 8)}`;
  const { body } = await server.ask(create, { ...draft, ex }, { token });
  const change = (fields: Partial<typeof draft>, asRead?: number, as = token) =>
    server.ask(
      update,
      { ...draft, ex, parcelCategoryId: body.parcelCategoryId, ...fields },
      { token: as, asRead },
    );
  return { ...body, change };
}

describe('a save', () => {
  it('made from the state that the record has is taken, and gives it a later time even in one millisecond', async () => {
    const { change, lastUpdatedTime = 0 } = await read();
    const { status, body } = await change({ category: 'One' }, lastUpdatedTime);
    expect(status).toBe(200);
    expect(body.lastUpdatedTime).toBeGreaterThan(lastUpdatedTime);
  });

  it('made from an older state is refused, and changes nothing', async () => {
    const { change, lastUpdatedTime, ex, parcelCategoryId } = await read();
    const { body: saved } = await change({ category: 'Theirs' }, lastUpdatedTime);
    const { status, body } = await change({ category: 'Mine' }, lastUpdatedTime);
    expect([status, body]).toEqual([
      409,
      {
        statusCode: 409,
        code: 'STALE',
        message: 'Another user saved this record in the meantime.',
        values: { by: 'admin', time: saved.lastUpdatedTime },
        current: { ...saved, parcelCategoryId, ex, category: 'Theirs' },
      },
    ]);
  });

  it('names who saved last', async () => {
    const { body: group } = await server.ask(lockerGroups.one, { id: 1 }, { token });
    const save = (name: string, as: string) =>
      server.ask(
        lockerGroups.update,
        { id: 1, name, lockerIds: group.lockerIds },
        { token: as, asRead: group.lastUpdatedTime },
      );
    expect((await save('Theirs', operator)).status).toBe(200);
    expect((await save('Mine', token)).body).toMatchObject({
      code: 'STALE',
      values: { by: 'operator' },
      current: { name: 'Theirs' },
    });
  });

  it('that says nothing of a state is taken, as other clients of this API make it', async () => {
    const { change } = await read();
    await change({ category: 'One' });
    expect((await change({ category: 'Two' })).status).toBe(200);
  });

  it('that changes nothing leaves the record as it is', async () => {
    const { change, lastUpdatedTime } = await read();
    expect((await change({}, lastUpdatedTime)).body.lastUpdatedTime).toBe(lastUpdatedTime);
  });
});

it('a removal made from an older state is refused alike', async () => {
  const { change, lastUpdatedTime, parcelCategoryId } = await read();
  await change({ category: 'Still needed' });
  const { body } = await server.ask(
    remove,
    { parcelCategoryId },
    { token, asRead: lastUpdatedTime },
  );
  expect(body).toMatchObject({ code: 'STALE' });
});

it.each(['*', '1', '"abc"', 'W/"1"', '"1", "2"', '"-1"'])(
  'If-Match: %s is refused',
  async (said) => {
    const request = requestOf(remove, { parcelCategoryId: 9_999 }, { token });
    request.headers.set('If-Match', said);
    const response = await server.app.fetch(request);
    expect([response.status, (await response.json()).field]).toEqual([400, 'If-Match']);
  },
);
