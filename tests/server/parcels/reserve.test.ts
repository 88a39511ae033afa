// A box is reserved for somebody, or refused with the reason at its field; nothing of a refusal is kept.
import { describe, expect, it } from 'vitest';
import { parcelActions } from '../../../contract/parcels/parcelActions.ts';
import { parcelServices, type Reservation } from './parcelServer.ts';
import { refused } from '../../kit/refused.ts';
import { readRows, updateRows } from '../../kit/databases/rows.ts';

const services = await parcelServices();

const parcelsOf = () =>
  readRows(services, 'parcels', { lockerId: services.locker.lockerId }, ['ordersId']);
const reserve = async (about: Partial<Reservation> = {}, memberId?: number) =>
  services.ask(
    parcelActions.reserve,
    services.wanted(memberId ?? (await services.member()), about),
  );

describe('for a registered customer', () => {
  it('the box is theirs, the number and the country stand in capitals, and they are told (R5.17, R7.76)', async () => {
    const memberId = await services.member({ mobile: '97001234', notifyType: 'SMS' });
    const typed = { parcelNumber: ' rr 482 910 907 cy' };
    const { status, body } = await reserve(typed, memberId);
    expect(status).toBe(200);
    expect(body.bookNumber).toMatch(/^B\d{8,}$/);
    expect(await services.parcel(body.ordersId)).toMatchObject({
      parcelNumber: 'RR482910907CY',
      countryCode: 'CY',
      bookNumber: body.bookNumber,
      ordersStatus: 'RESERVED',
      ordersType: 'REGISTERED',
      memberId,
      customerMobile: '97001234',
      boxId: services.locker.boxId,
      boxTypeId: 1,
      bookTime: services.now,
      reservedUsername: 'admin',
      payStatus: 'SUCCESS',
      amountCents: 0,
      pinHmac: null,
      expiryTime: null,
    });
    expect(await services.locker.box()).toMatchObject({ status: 'RESERVED' });
    expect(await services.locker.history()).toEqual([
      'BOX_STATUS AVAILABLE → RESERVED',
      'PARCEL_BOOKED ? → RESERVED',
    ]);
    const [message] = await services.told(body.ordersId);
    expect(message).toMatchObject({ event: 'RESERVATION', address: '0035797001234' });
    expect(message?.data).toMatchObject({ bookNumber: body.bookNumber, boxName: 'A01' });
  });

  it('a number that is kept with a plus is written to as it is dialled', async () => {
    const memberId = await services.member({ mobile: '+35797001234', notifyType: 'SMS' });
    const { body } = await reserve({}, memberId);
    expect(await services.told(body.ordersId)).toMatchObject([{ address: '0035797001234' }]);
  });

  it('a price with its reason is to be paid (R7.76)', async () => {
    const asked = { price: 12.5, costReasonId: 1, reference: 'CUS-1' };
    const { body } = await reserve(asked);
    expect(await services.parcel(body.ordersId)).toMatchObject({
      amountCents: 1_250,
      ordersAmountCents: 1_250,
      payStatus: 'WAIT',
      costReasonId: 1,
      reference: 'CUS-1',
    });
  });

  it('an OFFLINE locker takes reservations', async () => {
    await services.db
      .updateTable('lockers')
      .set({ lockerSituation: 'OFFLINE' })
      .where('lockerId', '=', services.locker.lockerId)
      .execute();
    expect(await services.book()).toBeGreaterThan(0);
  });

  const refusals: [string, Partial<Reservation>, number, string, string?][] = [
    ['a price of 0', { price: 0, costReasonId: 1 }, 400, 'PRICE_ZERO', 'The price cannot be 0'],
    [
      'a price without a reason',
      { price: 3 },
      400,
      'PRICE_REASON_MISSING',
      'Please select a price reason',
    ],
    [
      'a reason without a price',
      { costReasonId: 1 },
      400,
      'PRICE_MISSING',
      'Please enter price if you have selected a reason',
    ],
    [
      'a category that is not known',
      { category: 'Pigeon' },
      400,
      'CATEGORY_UNKNOWN',
      'Category Pigeon does not exist. Please select another.',
    ],
    ['a price beyond all money', { price: 1_000_000_000, costReasonId: 1 }, 400, 'BAD_INPUT'],
    ['a price in fractions of a cent', { price: 1.234, costReasonId: 1 }, 400, 'BAD_INPUT'],
    ['a reason that is not there', { price: 1, costReasonId: 999 }, 400, 'BAD_INPUT'],
    ['no parcel number', { parcelNumber: ' ' }, 400, 'BAD_INPUT'],
    ['a country of three letters', { countryCode: 'CYP' }, 400, 'BAD_INPUT'],
    ['a size that is not known', { boxTypeName: 'HUGE' }, 400, 'BAD_INPUT'],
    ['a size of boxes that are the locker’s own', { boxTypeName: 'CONTROL' }, 400, 'BAD_INPUT'],
    ['a box of another size', { boxTypeName: 'L' }, 400, 'BOX_NOT_THAT_SIZE'],
    ['a locker that is not there', { lockerId: 999_999 }, 404, 'NOT_FOUND'],
    ['a customer who is not there', { memberId: 999_999 }, 404, 'NOT_FOUND'],
    ['a box that is not there', { boxId: 999_999 }, 404, 'NOT_FOUND'],
  ];

  it.each(refusals)(
    '%s is refused (R5.12, R5.14)',
    async (_what, about, status, code, sentence) => {
      expect(await reserve(about)).toMatchObject(
        refused(status, code, {
          field: expect.any(String),
          ...(sentence && { message: sentence }),
        }),
      );
      expect(await parcelsOf()).toEqual([]);
      expect(await services.locker.history()).toEqual([]);
    },
  );

  it.each([
    ['who is suspended', { memberStatus: 'SUSPEND' }, 409, 'MEMBER_SUSPENDED'],
    ['whose account is on hold', { suspendFlag: true }, 409, 'MEMBER_SUSPENDED'],
    ['who is not ACTIVE', { memberStatus: 'INACTIVE' }, 409, 'MEMBER_NOT_ACTIVE'],
    ['who was deleted', { deletedAt: 1 }, 404, 'NOT_FOUND'],
  ])('a customer %s is refused', async (_who, about, status, code) => {
    expect(await reserve({}, await services.member(about))).toMatchObject(
      refused(status, code, { field: 'memberId' }),
    );
    expect(await parcelsOf()).toEqual([]);
  });

  it('a locker that is DISABLED is refused, and so is a box of another locker', async () => {
    const memberId = await services.member();
    expect(await reserve({ boxId: services.locker.foreignBoxId }, memberId)).toMatchObject(
      refused(404, 'NOT_FOUND', { field: 'boxId' }),
    );
    await services.db
      .updateTable('lockers')
      .set({ lockerStatus: 'DISABLE' })
      .where('lockerId', '=', services.locker.lockerId)
      .execute();
    expect(await reserve({}, memberId)).toMatchObject(
      refused(409, 'LOCKER_DISABLED', { field: 'lockerId' }),
    );
  });

  it.each(['RESERVED', 'OCCUPIED', 'EXPIRED', 'LOCKED', 'FLAGGED'] as const)(
    'a box that is %s is refused by its name',
    async (status) => {
      await updateRows(services, 'boxes', { boxId: services.locker.boxId }, { status });
      const answer = await reserve();
      expect(answer).toMatchObject(
        refused(409, 'BOX_TAKEN', { field: 'boxId', values: { box: 'A01' } }),
      );
      expect(answer.body).toMatchObject({ message: 'Box A01 is no longer free. Choose another.' });
    },
  );
});

describe('for somebody who is not registered', () => {
  const reserveFor = (about: object) => {
    const { memberId: _, ...wanted } = services.wanted(1);
    return services.ask(parcelActions.reserveUnregistered, { ...wanted, ...about });
  };

  it('a mobile has the area code 00357 unless another is said (R7.78, R9.24)', async () => {
    const { body } = await reserveFor({ memberMobile: '99000001' });
    expect(await services.parcel(body.ordersId)).toMatchObject({
      ordersType: 'UNREGISTERED',
      memberId: null,
      customerMobile: '99000001',
      customerAreaCode: '00357',
      customerMail: null,
    });
    expect(await services.told(body.ordersId)).toMatchObject([{ address: '0035799000001' }]);
  });

  it.each([
    ['0044', '07911123456', '7911123456', '00447911123456'],
    ['00357', '+44 (0)7911 123456', '00447911123456', '00447911123456'],
    ['+357', '\u202a99.123.456\u202c', '99123456', '0035799123456'],
  ])('area code %s and mobile %j are kept as %s and dialled as %s', async (...typed) => {
    const [memberAreaCode, memberMobile, kept, dialled] = typed;
    const { body } = await reserveFor({ memberAreaCode, memberMobile });
    expect(await services.parcel(body.ordersId)).toMatchObject({ customerMobile: kept });
    expect(await services.told(body.ordersId)).toMatchObject([{ address: dialled }]);
  });

  it.each([
    ['0', '99123456', 'memberAreaCode', 'no country has this area code'],
    ['00357', '447911123456', 'memberMobile', 'more digits than a mobile number'],
  ])('area code %s and mobile %s are refused at %s', async (...typed) => {
    const [memberAreaCode, memberMobile, field, reason] = typed;
    const { status, body } = await reserveFor({ memberAreaCode, memberMobile });
    expect([status, body]).toMatchObject([400, { code: 'BAD_INPUT', field }]);
    expect(body).toMatchObject({ message: expect.stringContaining(reason) });
    expect(await parcelsOf()).toEqual([]);
  });

  it('a mail address alone will do (R7.78)', async () => {
    const { body } = await reserveFor({ memberMail: 'guest@example.test\u200B', memberMobile: '' });
    expect(await services.told(body.ordersId)).toMatchObject([
      { channel: 'MAIL', address: 'guest@example.test' },
    ]);
  });

  it('without either it is refused, and with an address without @: "Your email incorrect" (R5.24, R5.25)', async () => {
    const empty = { memberMobile: '', memberAreaCode: '', memberMail: '' };
    const neither = await reserveFor(empty);
    expect(neither).toMatchObject(refused(400, 'CONTACT_MISSING', { field: 'memberMobile' }));
    expect(neither.body).toMatchObject({
      message: 'Please enter either a mobile number or email address.',
    });
    for (const memberMail of ['guest', 'guest@']) {
      const wrong = await reserveFor({ memberMail });
      expect(wrong).toMatchObject(refused(400, 'EMAIL_INCORRECT', { field: 'memberMail' }));
      expect(wrong.body).toMatchObject({ message: 'Your email incorrect' });
    }
    expect(await parcelsOf()).toEqual([]);
  });
});
