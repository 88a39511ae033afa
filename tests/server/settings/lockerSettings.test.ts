// The network's settings: timeouts, booking mail, free storage time and box sizes; who changed what; what is refused.
import { describe, expect, it } from 'vitest';
import { boxTypes } from '../../../contract/boxes/boxTypes.ts';
import { lockerSettings } from '../../../contract/lockers/lockerSettings.ts';
import { terminals } from '../../../contract/terminals/terminals.ts';
import { TIMEOUT_KEYS, TIMEOUTS } from '../../../domain/lockers/lockerSettings.ts';
import { readEvents } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { keyOf } from '../../kit/servers/signInWith.ts';
import { refused } from '../../kit/refused.ts';

let now = Date.now();
const server = await fileServer({ now: () => now });
const token = await server.signIn('admin');

const read = async () => (await server.ask(lockerSettings.read, {}, { token })).body;
const save = (input: Record<string, unknown>, asRead?: number) =>
  server.ask(lockerSettings.save, input, { token, asRead });
const sizes = async () => (await server.ask(boxTypes.list, {}, { token })).body;

describe('setting/map', () => {
  it('holds all twelve timeouts, when the screen saver starts, the booking mail and the free time (R3.82, R3.83, R3.84, R3.85, R7.53)', async () => {
    const map = await read();
    expect(TIMEOUT_KEYS.filter((key) => key !== 'SCREEN_SAVER_START_TIMEOUT')).toHaveLength(12);
    for (const key of TIMEOUT_KEYS) expect(map[key]).toBeGreaterThan(0);
    expect(map).toMatchObject({ SING_POST_BOOKING_EMAIL: '', FREE_STORE_TIME: 72 });
  });

  it('is changed key by key; what is not named stays; digits are as good as a number (R7.54)', async () => {
    const before = await read();
    now += 1_000;
    const { body } = await save({
      CLEANING_PAGE_TIMEOUT: 900,
      DOOR_OPEN_PAGE_TIMEOUT: '45',
      SING_POST_BOOKING_EMAIL: 'desk@example.test',
    });
    const changed = {
      CLEANING_PAGE_TIMEOUT: 900,
      DOOR_OPEN_PAGE_TIMEOUT: 45,
      SING_POST_BOOKING_EMAIL: 'desk@example.test',
    };
    expect(body).toEqual({ ...before, ...changed, lastUpdatedTime: now });
    expect(await read()).toEqual(body);
    const event = (
      await readEvents(server, { subjectType: 'settings' }, ['type', 'byName', 'data'])
    ).at(-1)!;
    expect(event).toMatchObject({
      type: 'RECORD_CHANGED',
      byName: 'admin',
      data: {
        from: { CLEANING_PAGE_TIMEOUT: '600', SING_POST_BOOKING_EMAIL: '' },
        to: { CLEANING_PAGE_TIMEOUT: '900', SING_POST_BOOKING_EMAIL: 'desk@example.test' },
      },
    });
  });

  it('is what a terminal works by from its next look on', async () => {
    const terminalKey = await keyOf(server, 1);
    await save({ NOTIFICATION_PAGE_TIMEOUT: 25 });
    const { body } = await server.ask(terminals.configuration, {}, { terminalKey });
    expect(body.timeouts).toMatchObject({ NOTIFICATION_PAGE_TIMEOUT: 25 });
    expect(Object.keys(body.timeouts).toSorted()).toEqual(TIMEOUT_KEYS.toSorted());
  });

  it.each([
    ['below its bounds', { DOOR_OPEN_PAGE_TIMEOUT: TIMEOUTS.DOOR_OPEN_PAGE_TIMEOUT.min - 1 }],
    ['above its bounds', { DOOR_OPEN_PAGE_TIMEOUT: TIMEOUTS.DOOR_OPEN_PAGE_TIMEOUT.max + 1 }],
    ['with decimals', { CLEANING_PAGE_TIMEOUT: 20.5 }],
    ['that is no number', { CLEANING_PAGE_TIMEOUT: 'soon' }],
    ['that is nothing', { CLEANING_PAGE_TIMEOUT: null }],
    ['that is no address', { SING_POST_BOOKING_EMAIL: 'desk' }],
    ['of a key that is not set here', { BASE_DATA: 2 }],
  ])('refuses a value %s, at its field, and keeps nothing', async (_, input) => {
    const before = await read();
    expect(await save({ OPERATION_MENU_TIMEOUT: 99, ...input })).toMatchObject(
      refused(400, 'BAD_INPUT', { field: Object.keys(input)[0] }),
    );
    expect(await read()).toEqual(before);
  });
});

it('FREE_STORE_TIME is saved through the map, told by its own call, and makes no other save stale (R3.78, R7.54, R7.55)', async () => {
  const { lastUpdatedTime } = await read();
  now += 1_000;
  expect((await save({ FREE_STORE_TIME: 48 })).status).toBe(200);
  const { body } = await server.ask(lockerSettings.freeStoreTime, {}, { token });
  expect(body).toEqual({ settingKey: 'FREE_STORE_TIME', settingValue: '48', lastUpdatedTime: now });
  expect((await save({ CLEANING_PAGE_TIMEOUT: 610 }, lastUpdatedTime)).status).toBe(200);
});

describe('boxType/update', () => {
  const list = async () =>
    (await sizes()).map(({ boxTypeId, name, length, width, height }) => ({
      boxTypeId,
      name,
      length: length ?? 1,
      width: width ?? 1,
      height: height ?? 1,
    }));
  const update = (boxTypeList: unknown, asRead?: number) =>
    server.ask(boxTypes.update, { boxTypeList } as never, { token, asRead });

  it('reads them all; three are for management (R3.26, R7.45)', async () => {
    const names = (management: boolean) =>
      sizes().then((all) =>
        all.filter((one) => one.management === management).map(({ name }) => name),
      );
    expect(await names(false)).toEqual(['XS', 'S', 'M', 'L']);
    expect(await names(true)).toEqual(['SENT', 'DYNAMIC', 'CONTROL']);
  });

  it('changes the sizes that differ, each with its history (R1.39, R7.46)', async () => {
    now += 1_000;
    const all = await list();
    const { status } = await update(all.with(1, { ...all[1]!, height: 13.5 }));
    expect(status).toBe(200);
    expect((await sizes())[1]).toMatchObject({ name: 'S', height: 13.5, lastUpdatedTime: now });
    const history = await readEvents(server, { subjectType: 'boxTypes' }, ['subjectId', 'data']);
    expect(history).toEqual([
      { subjectId: '2', data: { from: { height: 12 }, to: { height: 13.5 } } },
    ]);
  });

  it.each([
    ['a dimension that is missing', { length: undefined }, 'length'],
    ['a dimension of nothing', { width: null }, 'width'],
    ['a dimension of 0', { height: 0 }, 'height'],
    ['another name under an id', { name: 'XXS' }, 'name'],
    ['an id that is not there', { boxTypeId: 99 }, 'boxTypeId'],
  ])('refuses %s, and keeps nothing', async (_, wrong, field) => {
    const before = await sizes();
    const all = await list();
    const bad = [
      { ...all[0]!, height: 9 },
      { ...all[1]!, ...wrong },
    ];
    expect(await update(bad)).toMatchObject(
      refused(400, 'BAD_INPUT', { field: `boxTypeList.1.${field}` }),
    );
    expect(await sizes()).toEqual(before);
  });
});
