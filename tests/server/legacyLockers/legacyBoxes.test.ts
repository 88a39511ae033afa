// The legacy calls that make a locker of cabinets and mouths, switch it, and tell who signed in.
import { describe, expect, it } from 'vitest';
import { legacyBoxes } from '../../../contract/lockers/legacyBoxes.ts';
import { lockers } from '../../../contract/lockers/lockers.ts';
import { cabinetsOf, draft, openLegacy, type Created } from './openLegacy.ts';
import { forFile } from '../../kit/servers/forFile.ts';

const services = await forFile(openLegacy());

const code = (field: string, name: string) => expect.objectContaining({ code: name, field });

describe('POST /api/box/create', () => {
  it('makes a locker of the network: its sizes by name, wired, with a terminal of its own (R7.129)', async () => {
    const { body } = await services.make('Old port');
    const { body: living } = await services.server.ask(
      lockers.one,
      { lockerId: body.id },
      services.as,
    );
    expect(living).toMatchObject({
      lockerName: 'Old port',
      lockerNumber: 'NO-Old port',
      companyName: 'Island Lockers',
      zoneId: 3,
      freeDays: 3,
      freeHours: null,
      lockerStatus: 'ENABLE',
    });
    expect(living.boxList.map((box) => [box.name, box.boxTypeName, box.portNumber])).toEqual([
      ['A01', 'S', 1],
      ['A02', 'XL', 2],
      ['B01', 'M', 1],
    ]);
    const terminal = services.server.database.db
      .selectFrom('terminals')
      .where('lockerId', '=', body.id);
    expect(await terminal.select('lockerId').execute()).toHaveLength(1);
  });

  it('the locker is answered as it was sent (R3.95, R3.96, R3.97, R3.98)', async () => {
    const { body } = await services.make('Fields', {
      overdueType: 'HOUR',
      freeDays: null,
      freeHours: 48,
    });
    const locker = await services.read(body.id);
    expect(locker).toMatchObject({
      ...draft('Fields', { overdueType: 'HOUR', freeDays: null, freeHours: 48 }),
      id: body.id,
      status: 'ENABLE',
      cabinets: [
        {
          id: expect.any(Number),
          number: 1,
          deleteFlag: false,
          mouths: [
            {
              number: 1,
              numberInCabinet: 1,
              mouthType: { id: 2 },
              deleteFlag: false,
              status: 'ENABLE',
            },
            {
              number: 2,
              numberInCabinet: 2,
              mouthType: { id: 5 },
              deleteFlag: false,
              status: 'ENABLE',
            },
          ],
        },
        { number: 2, mouths: [{ number: 3, numberInCabinet: 1, mouthType: { id: 3 } }] },
      ],
    });
  });

  it("refuses an empty cabinet between two: 'There must be no empty space between the two columns!' (R5.36)", async () => {
    const [first, second] = cabinetsOf(['S'], ['S']);
    const { status, body } = await services.make('Gap', {
      cabinets: [first!, { ...second!, number: 3 }],
    });
    expect([status, body]).toEqual([400, code('cabinets', 'LAYOUT_EMPTY_COLUMN')]);
    expect(body).toMatchObject({
      message: 'There must be no empty space between the two columns!',
      values: { place: 'B' },
    });
  });

  it("refuses a name that a locker has: 'Locker Name {name} Existing, please re-enter!' (R5.36)", async () => {
    await services.make('Twice');
    const { status, body } = await services.make('Twice', { orderNo: 'another' });
    expect([status, body]).toEqual([409, code('name', 'LOCKER_NAME_TAKEN')]);
    expect(body).toMatchObject({ message: 'Locker Name Twice Existing, please re-enter!' });
    const number = await services.make('Other name', { orderNo: 'NO-Twice' });
    expect([number.status, number.body]).toEqual([409, code('orderNo', 'TAKEN')]);
    expect(number.body).toMatchObject({ values: { value: 'NO-Twice', name: 'Twice' } });
  });

  it.each<[string, Partial<Created>, string, string]>([
    ['days where hours are counted', { overdueType: 'HOUR' }, 'freeHours', 'missing'],
    ['both free periods', { freeHours: 5 }, 'freeHours', 'notAllowed'],
    ['no such currency', { currencyUnit: 'euro' }, 'currencyUnit', 'malformed'],
    ['a name too long', { name: 'x'.repeat(36) }, 'name', 'tooLong'],
    [
      'a cabinet of nowhere',
      { cabinets: [{ ...cabinetsOf(['S'])[0]!, id: 9_999 }] },
      'cabinets',
      'unknown',
    ],
    [
      'two first cabinets',
      { cabinets: [...cabinetsOf(['S']), ...cabinetsOf(['S'])] },
      'cabinets',
      'repeated',
    ],
  ])('refuses %s at its field, and keeps nothing', async (_what, more, field, reason) => {
    const { status, body } = await services.make('Refused', more);
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ code: 'BAD_INPUT', field, values: { field, reason } }),
    ]);
    const { body: listed } = await services.server.ask(
      lockers.list,
      { lockerName: 'Refused' },
      services.as,
    );
    expect(listed.totalElements).toBe(0);
  });
});

it('POST /api/box/status/update {id, status} LOCKED takes the locker out of service, ENABLE puts it back; USED cannot be set (R7.130)', async () => {
  const { id } = (await services.make('Switched')).body;
  const set = (status: string) =>
    services.server.ask(legacyBoxes.setStatus, { id, status: status as 'LOCKED' }, services.as);
  await set('LOCKED');
  expect((await services.read(id)).status).toBe('LOCKED');
  await set('ENABLE');
  expect((await services.read(id)).status).toBe('ENABLE');
  expect((await set('USED')).status).toBe(400);
});

it('POST /api/user/info tells who signed in, but for the token (R7.128)', async () => {
  const { body } = await services.server.ask(legacyBoxes.userInfo, {}, services.as);
  expect(body).toMatchObject({ username: 'admin', roles: [{ name: 'SUPER_ADMIN' }] });
  expect(body).not.toHaveProperty('token');
});
