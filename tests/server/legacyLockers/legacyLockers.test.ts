// Legacy lockers are built anew, changed, listed and taken away.
import { describe, expect, it } from 'vitest';
import { boxes } from '../../../contract/boxes/boxes.ts';
import type { Input, ParsedOutput } from '../../../contract/endpoint.ts';
import { legacyBoxes } from '../../../contract/lockers/legacyBoxes.ts';
import { legacyLockers } from '../../../contract/lockers/legacyLockers.ts';
import { lockers } from '../../../contract/lockers/lockers.ts';
import { asRead, factsRead, openLegacy, SIZES } from './openLegacy.ts';
import { forFile } from '../../kit/servers/forFile.ts';

const services = await forFile(openLegacy());

const rebuild = (input: Input<typeof legacyBoxes.rebuild>) =>
  services.server.ask(legacyBoxes.rebuild, input, services.as);
const code = (field: string, name: string) => expect.objectContaining({ code: name, field });

describe('POST /api/box/rebuild', () => {
  it('keeps boxes by their mouths: one goes, one changes its size, one comes with the next number (R7.129)', async () => {
    const { id } = (await services.make('Rebuilt')).body;
    const before = await services.boxList(id);
    const locker = asRead(await services.read(id));
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
    const { status } = await rebuild({ ...locker, cabinets });
    expect(status).toBe(200);
    const after = await services.boxList(id);
    expect(after.map((box) => [box.boxId, box.boxTypeName])).toEqual([
      [before[1]!.boxId, 'L'],
      [expect.any(Number), 'XXL'],
      [before[2]!.boxId, 'M'],
    ]);
    const built = await services.read(id);
    expect(built.cabinets.map((cabinet) => cabinet.id)).toEqual([first!.id, second!.id]);
    expect(built.cabinets[0]!.mouths.map(({ number }) => number)).toEqual([2, 4]);
  });

  it('a layout with a used or locked box is refused, and nothing is changed (R5.4)', async () => {
    const { id } = (await services.make('In use')).body;
    const [box] = await services.boxList(id);
    await services.server.ask(boxes.setLocked, { boxId: box!.boxId }, services.as);
    const locker = asRead(await services.read(id));
    expect(locker.cabinets[0]!.mouths[0]!.status).toBe('LOCKED');
    const cabinets = locker.cabinets.slice(0, 1).map((one) => ({ ...one, deleteFlag: true }));
    const { status, body } = await rebuild({
      ...locker,
      name: 'Other',
      cabinets: [...cabinets, ...locker.cabinets.slice(1)],
    });
    expect([status, body]).toEqual([409, code('cabinets', 'LAYOUT_IN_USE')]);
    expect((await services.read(id)).name).toBe('In use');
  });

  it('refuses a layout that leaves a mouth out, so that none goes unseen', async () => {
    const { id } = (await services.make('Left out')).body;
    const locker = asRead(await services.read(id));
    const cabinets = locker.cabinets.slice(0, 1);
    const { status, body } = await rebuild({ ...locker, cabinets });
    expect([status, body]).toEqual([400, code('cabinets', 'LAYOUT_BOX_MISSING')]);
  });
});

describe('POST /api/box/update', () => {
  it('changes what the locker says of itself, and its boxes not (R7.129)', async () => {
    const { id } = (await services.make('Before')).body;
    const stored = await services.boxList(id);
    const facts = factsRead(await services.read(id));
    const changed = {
      ...facts,
      name: 'After',
      operator: { id: null, name: 'Port Co' },
      currencyUnit: 'USD',
    };
    expect((await services.server.ask(legacyBoxes.update, changed, services.as)).status).toBe(200);
    expect(await services.read(id)).toMatchObject(changed);
    expect(await services.boxList(id)).toEqual(stored);
  });

  it('knows only lockers that the legacy calls made', async () => {
    const { status } = await services.server.ask(
      legacyBoxes.update,
      { ...factsRead(await services.read((await services.make('Known')).body.id)), id: 1 },
      services.as,
    );
    expect(status).toBe(404);
  });
});

type Row = ParsedOutput<typeof legacyLockers.list>['content'][number];

/** The list speaks the dialect of our own resources: bare rows. */
const listed = async (filter: object): Promise<Row[]> =>
  (await services.server.ask(legacyLockers.list, { size: 100, ...filter }, services.as))
    .body as never;

describe('The list', () => {
  it('says of each locker what the locker itself says', async () => {
    const rows = await listed({ sort: 'name,asc' });
    expect(rows.length).toBeGreaterThan(5);
    for (const row of rows) {
      const one = await services.read(row.id);
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
    const { id } = (await services.make('Short-lived')).body;
    const [box] = await services.boxList(id);
    await services.server.ask(boxes.setLocked, { boxId: box!.boxId }, services.as);
    const refused = await services.server.ask(legacyLockers.remove, { id }, services.as);
    expect([refused.status, refused.body]).toEqual([
      409,
      expect.objectContaining({ code: 'LOCKER_IN_USE', values: { name: 'Short-lived', count: 1 } }),
    ]);
    await services.server.ask(boxes.setAvailable, { boxId: box!.boxId }, services.as);
    expect((await services.server.ask(legacyLockers.remove, { id }, services.as)).status).toBe(200);
    expect((await services.server.ask(legacyLockers.one, { id }, services.as)).status).toBe(404);
    expect((await services.server.ask(lockers.one, { lockerId: id }, services.as)).status).toBe(
      404,
    );
    expect((await services.make('Short-lived')).status).toBe(200);
  });
});
