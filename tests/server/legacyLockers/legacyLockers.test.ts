// Legacy lockers are built anew, changed, listed and taken away.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boxes } from '../../../contract/boxes/boxes.ts';
import type { Output } from '../../../contract/endpoint.ts';
import { legacyBoxes } from '../../../contract/lockers/legacyBoxes.ts';
import { legacyLockers } from '../../../contract/lockers/legacyLockers.ts';
import { lockers } from '../../../contract/lockers/lockers.ts';
import { asRead, factsRead, openLegacy, SIZES } from './openLegacy.ts';

let house: Awaited<ReturnType<typeof openLegacy>>;
beforeAll(async () => {
  house = await openLegacy();
});
afterAll(() => house.close());

const code = (field: string, name: string) => expect.objectContaining({ code: name, field });

describe('POST /api/box/rebuild', () => {
  it('keeps boxes by their mouths: one goes, one changes its size, one comes with the next number (R7.129)', async () => {
    const { id } = (await house.make('Rebuilt')).body;
    const before = await house.boxList(id);
    const locker = asRead(await house.read(id));
    const [first, second] = locker.cabinets;
    const [small, large] = first!.mouths;
    const cabinets = [
      {
        ...first!,
        mouths: [
          { ...small!, deleteFlag: true },
          { ...large!, numberInCabinet: 1, mouthType: { id: SIZES.L } },
          { number: 4, numberInCabinet: 2, mouthType: { id: SIZES.XXL } },
        ],
      },
      second!,
    ];
    const { status } = await house.server.ask(
      legacyBoxes.rebuild,
      { ...locker, cabinets },
      house.as,
    );
    expect(status).toBe(200);
    const after = await house.boxList(id);
    expect(after.map((box) => [box.boxId, box.boxTypeName])).toEqual([
      [before[1]!.boxId, 'L'],
      [expect.any(Number), 'XXL'],
      [before[2]!.boxId, 'M'],
    ]);
    const built = await house.read(id);
    expect(built.cabinets.map((cabinet) => cabinet.id)).toEqual([first!.id, second!.id]);
    expect(built.cabinets[0]!.mouths.map(({ number }) => number)).toEqual([2, 4]);
  });

  it('a layout with a used or locked box is refused, and nothing is changed (R5.4)', async () => {
    const { id } = (await house.make('In use')).body;
    const [box] = await house.boxList(id);
    await house.server.ask(boxes.setLocked, { boxId: box!.boxId }, house.as);
    const locker = asRead(await house.read(id));
    expect(locker.cabinets[0]!.mouths[0]!.status).toBe('LOCKED');
    const cabinets = locker.cabinets.slice(0, 1).map((one) => ({ ...one, deleteFlag: true }));
    const { status, body } = await house.server.ask(
      legacyBoxes.rebuild,
      { ...locker, name: 'Other', cabinets: [...cabinets, ...locker.cabinets.slice(1)] },
      house.as,
    );
    expect([status, body]).toEqual([409, code('cabinets', 'LAYOUT_IN_USE')]);
    expect((await house.read(id)).name).toBe('In use');
  });

  it('refuses a layout that leaves a mouth out, so that none goes unseen', async () => {
    const { id } = (await house.make('Left out')).body;
    const locker = asRead(await house.read(id));
    const cabinets = locker.cabinets.slice(0, 1);
    const { status, body } = await house.server.ask(
      legacyBoxes.rebuild,
      { ...locker, cabinets },
      house.as,
    );
    expect([status, body]).toEqual([400, code('cabinets', 'LAYOUT_BOX_MISSING')]);
  });
});

describe('POST /api/box/update', () => {
  it('changes what the locker says of itself, and its boxes not (R7.129)', async () => {
    const { id } = (await house.make('Before')).body;
    const stored = await house.boxList(id);
    const facts = factsRead(await house.read(id));
    const changed = {
      ...facts,
      name: 'After',
      operator: { id: null, name: 'Port Co' },
      currencyUnit: 'USD',
    };
    expect((await house.server.ask(legacyBoxes.update, changed, house.as)).status).toBe(200);
    expect(await house.read(id)).toMatchObject(changed);
    expect(await house.boxList(id)).toEqual(stored);
  });

  it('a save made from an older state is refused with what the locker is now', async () => {
    const { id } = (await house.make('Stale')).body;
    const locker = await house.read(id);
    const facts = factsRead(locker);
    const sent = { ...house.as, asRead: locker.lastUpdatedTime };
    await house.server.ask(legacyBoxes.update, { ...facts, currencyUnit: 'GBP' }, sent);
    const { status, body } = await house.server.ask(
      legacyBoxes.update,
      { ...facts, name: 'Mine' },
      sent,
    );
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'STALE', current: { currencyUnit: 'GBP', name: 'Stale' } });
  });

  it('knows only lockers that the legacy calls made', async () => {
    const { status } = await house.server.ask(
      legacyBoxes.update,
      { ...factsRead(await house.read((await house.make('Known')).body.id)), id: 1 },
      house.as,
    );
    expect(status).toBe(404);
  });
});

type Row = Output<typeof legacyLockers.list>['content'][number];

/** The list speaks the dialect of our own resources: bare rows. */
const listed = async (filter: object): Promise<Row[]> =>
  (await house.server.ask(legacyLockers.list, { size: 100, ...filter }, house.as)).body as never;

describe('The list', () => {
  it('says of each locker what the locker itself says', async () => {
    const rows = await listed({ sort: 'name,asc' });
    expect(rows.length).toBeGreaterThan(5);
    for (const row of rows) {
      const one = await house.read(row.id);
      expect(row).toMatchObject({
        name: one.name,
        operatorName: one.operator.name,
        overdueType: one.overdueType,
        legacyStatus: one.status,
        cabinetCount: one.cabinets.length,
        lastUpdatedTime: one.lastUpdatedTime,
      });
    }
    const used = await listed({ legacyStatus: 'USED', sort: 'name,asc' });
    expect(used).toEqual(rows.filter((row) => row.legacyStatus === 'USED'));
    expect(used.length).toBeGreaterThan(0);
  });

  it('loses a locker that is deleted; one with a used box stays', async () => {
    const { id } = (await house.make('Short-lived')).body;
    const [box] = await house.boxList(id);
    await house.server.ask(boxes.setLocked, { boxId: box!.boxId }, house.as);
    const refused = await house.server.ask(legacyLockers.remove, { id }, house.as);
    expect([refused.status, refused.body]).toEqual([
      409,
      expect.objectContaining({ code: 'LOCKER_IN_USE', values: { name: 'Short-lived', count: 1 } }),
    ]);
    await house.server.ask(boxes.setAvailable, { boxId: box!.boxId }, house.as);
    expect((await house.server.ask(legacyLockers.remove, { id }, house.as)).status).toBe(200);
    expect((await house.server.ask(legacyLockers.one, { id }, house.as)).status).toBe(404);
    expect((await house.server.ask(lockers.one, { lockerId: id }, house.as)).status).toBe(404);
    expect((await house.make('Short-lived')).status).toBe(200);
  });
});
