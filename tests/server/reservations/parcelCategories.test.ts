// Parcel categories: what a save requires, what is written into the history, and which one stays.
import { describe, expect, it } from 'vitest';
import { parcelCategories } from '../../../contract/parcels/parcelCategories.ts';
import { refused } from '../../kit/refused.ts';
import { readEvents } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';

const server = await fileServer();
const token = await server.signIn('admin');

const { list, one, create, update, remove } = parcelCategories;
const draft = { ex: 'BB', category: 'Bulky goods', mailClass: 'FREIGHT' };
const made = async (fields: Partial<typeof draft>) =>
  (await server.ask(create, { ...draft, ...fields }, { token })).body;

/** What the history says of a category, oldest first. */
const historyOf = (id: number) =>
  readEvents(server, { subjectType: 'parcelCategory', subjectId: String(id) }, [
    'type',
    'byName',
    'data',
  ]);

describe('What a category is saved with', () => {
  it.each(['ex', 'category', 'mailClass'] as const)(
    'refuses a save without %s (R5.86, R7.90)',
    async (field) => {
      for (const value of [undefined, '', '   ']) {
        expect(
          await server.ask(create, { ...draft, [field]: value as string }, { token }),
        ).toMatchObject(refused(400, 'BAD_INPUT', { field }));
      }
    },
  );

  it('makes a category of the console, whoever asks for another (R3.45)', async () => {
    const body = await made({ ex: 'B1' });
    expect(body).toMatchObject({ ex: 'B1', loginType: 'BACKEND' });
    const other = { ...draft, loginType: 'TERMINAL' };
    expect((await server.ask(create, other, { token })).status).toBe(400);
  });
});

describe('a category', () => {
  it('is looked for by how its numbers begin (R7.88)', async () => {
    const found = async (ex: string) =>
      (await server.ask(list, { ex }, { token })).body.content.map((row) => row.ex).toSorted();
    expect(await found('c')).toEqual(['C', 'CP']);
    expect(await found('P')).toEqual([]);
    expect(await found('%')).toEqual([]);
  });

  it('refuses the ex of another, at the field', async () => {
    expect(await server.ask(create, { ...draft, ex: 'CP' }, { token })).toMatchObject(
      refused(409, 'TAKEN', { field: 'ex' }),
    );
  });

  it('that is not there can neither be read, nor changed, nor removed', async () => {
    const parcelCategoryId = 9_999;
    for (const { status, body } of [
      await server.ask(one, { parcelCategoryId }, { token }),
      await server.ask(update, { parcelCategoryId, ...draft }, { token }),
      await server.ask(remove, { parcelCategoryId }, { token }),
    ])
      expect([status, body]).toEqual([404, expect.objectContaining({ code: 'NOT_FOUND' })]);
  });

  it('leaves its whole life in the history: each field from what to what, and by whom', async () => {
    const { parcelCategoryId } = await made({ ex: 'B2' });
    const changed = { ...draft, parcelCategoryId, ex: 'B2', mailClass: 'HEAVY' };
    await server.ask(update, changed, { token });
    await server.ask(update, changed, { token });
    await server.ask(remove, { parcelCategoryId }, { token });
    expect(await historyOf(parcelCategoryId)).toEqual([
      {
        type: 'RECORD_CREATED',
        byName: 'admin',
        data: { from: null, to: expect.objectContaining({ ...draft, ex: 'B2' }) },
      },
      {
        type: 'RECORD_CHANGED',
        byName: 'admin',
        data: { from: { mailClass: 'FREIGHT' }, to: { mailClass: 'HEAVY' } },
      },
      {
        type: 'RECORD_REMOVED',
        byName: 'admin',
        data: { from: expect.objectContaining({ mailClass: 'HEAVY' }), to: null },
      },
    ]);
  });

  it('stays while parcels under way fall in it, and the refusal says how many', async () => {
    const live = await server.database.db
      .selectFrom('parcels')
      .select(['category', (is) => is.fn.countAll<number>().as('count')])
      .where('ordersStatus', 'in', ['RESERVED', 'STORED', 'EXPIRED'])
      .groupBy('category')
      .executeTakeFirstOrThrow();
    const { body: page } = await server.ask(list, { size: 100 }, { token });
    const used = page.content.find(({ category }) => category === live.category);
    const { parcelCategoryId } = used!;
    expect(await server.ask(remove, { parcelCategoryId }, { token })).toMatchObject(
      refused(409, 'CATEGORY_IN_USE', { values: { category: live.category, count: live.count } }),
    );
    expect((await server.ask(one, { parcelCategoryId }, { token })).status).toBe(200);
  });

  it('may go while another ex gives the same category (R7.91)', async () => {
    const { body: page } = await server.ask(list, { size: 100, ex: 'R' }, { token });
    const { category } = page.content[0]!;
    const { parcelCategoryId } = await made({ ex: 'RX', category });
    expect((await server.ask(remove, { parcelCategoryId }, { token })).status).toBe(200);
  });
});
