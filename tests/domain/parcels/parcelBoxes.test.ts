// What a box is by its parcels, and whose parcels may lie together.
import { describe, expect, it } from 'vitest';
import { boxKeptBy, isSameOwner, type KeepingParcel } from '../../../domain/parcels/parcelBoxes.ts';

const kept = (...parcels: [KeepingParcel['ordersStatus'], number | null][]) =>
  boxKeptBy(parcels.map(([ordersStatus, expiryTime]) => ({ ordersStatus, expiryTime })));

describe('a box', () => {
  it('is free without parcels, and promised where one is booked', () => {
    expect(kept()).toEqual({ status: 'AVAILABLE', expiryTime: null });
    expect(kept(['RESERVED', null])).toEqual({ status: 'RESERVED', expiryTime: null });
  });

  it('is full until the last of its parcels has expired', () => {
    expect(kept(['STORED', 5], ['RESERVED', null])).toEqual({ status: 'OCCUPIED', expiryTime: 5 });
    expect(kept(['EXPIRED', 5], ['STORED', 9])).toEqual({ status: 'OCCUPIED', expiryTime: 9 });
    expect(kept(['EXPIRED', 5], ['EXPIRED', 9])).toEqual({ status: 'EXPIRED', expiryTime: 9 });
  });

  it('has no time where one of its parcels may stay for ever', () => {
    expect(kept(['STORED', 5], ['STORED', null])).toEqual({ status: 'OCCUPIED', expiryTime: null });
  });
});

describe('parcels are for the same person', () => {
  const owner = (memberId: number | null, customerMobile = '', customerMail = '') => ({
    memberId,
    customerMobile,
    customerMail,
  });

  it('by their customer, else by their mobile, else by their mail', () => {
    expect(isSameOwner(owner(1, '99'), owner(1, '98'))).toBe(true);
    expect(isSameOwner(owner(1, '99'), owner(2, '99'))).toBe(false);
    expect(isSameOwner(owner(1, '99'), owner(null, '99'))).toBe(false);
    expect(isSameOwner(owner(null, '99', 'a@b'), owner(null, '99'))).toBe(true);
    expect(isSameOwner(owner(null, '99'), owner(null, '98'))).toBe(false);
    expect(isSameOwner(owner(null, '', 'a@b'), owner(null, '', 'a@b'))).toBe(true);
  });

  it('never where nothing is known of either', () => {
    expect(isSameOwner(owner(null), owner(null))).toBe(false);
  });
});
