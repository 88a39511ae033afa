// What typing does to a reservation, and what becomes of it when other boxes are chosen.
import { describe, expect, it } from 'vitest';
import type { LockerInfo } from '../../../contract/lockers/lockers.ts';
import { bookedAs, takenOf } from '../../../src/custom/reservation/box/boxes.ts';
import {
  EMPTY,
  readsCountry,
  sumOf,
  withCategory,
  withCountry,
  withFound,
  withNumber,
  withPriceRead,
  withReason,
  moved,
  NO_ENTRIES,
  withBoxes,
  withDraft,
  without,
  withRefusal,
} from '../../../src/custom/reservation/draft.ts';
import type { WatchedBoxes } from '../../../src/custom/shared/useLockerBoxes.ts';
import { fullHere } from '../../../src/custom/reservation/Hint.tsx';
import {
  type Parcels,
  limitedSelection,
} from '../../../src/custom/reservation/parcel/useParcels.ts';

describe('a parcel', () => {
  it('number and country code become capitals, the code read from the last two letters (R5.17, R5.18)', () => {
    const typed = withNumber(EMPTY, ' rr1cy');
    expect(typed).toMatchObject({ parcelNumber: 'RR1CY', countryCode: 'CY' });
    expect(readsCountry(typed)).toBe(true);
    const changed = withNumber(typed, 'rr1c9');
    expect(changed.countryCode).toBe('');
    expect(withCountry(changed, 'd3ef').countryCode).toBe('DE');
  });

  it('keeps the code that was entered while its number says none', () => {
    const entered = withCountry(withNumber(EMPTY, '12'), 'gr');
    expect(withNumber(entered, '123').countryCode).toBe('GR');
  });

  it('takes the category of its number, but not in place of one that was chosen by hand (R5.20)', () => {
    const typed = withNumber(EMPTY, 'CP1');
    expect(withFound(typed, 'CP1', 'Parcel')).toMatchObject({
      category: 'Parcel',
      categoryBy: 'number',
    });
    expect(withFound(typed, 'CP', 'Parcel').category).toBeNull();
    const chosen = withCategory(typed, 'Letter');
    expect(withFound(chosen, 'CP1', 'Parcel').category).toBe('Letter');
  });

  it.each([
    ['2,5', '2.50'],
    ['２，５', '2.50'],
    ['1.234,50', '1234.50'],
    ['1,234.50', '1234.50'],
    ['1.2345', '1.2345'],
    ['abc', 'abc'],
    ['', ''],
  ])('the price "%s" is left as "%s" (R5.16)', (price, left) => {
    expect(withPriceRead({ ...EMPTY, price }).price).toBe(left);
  });

  it('loses price and reference with its reason (R5.23)', () => {
    const priced = { ...withReason({ ...EMPTY, reference: 'R' }, 2), price: '2,5' };
    expect(priced).toMatchObject({ costReasonId: 2, reference: 'R' });
    expect(withReason(priced, null)).toMatchObject({ price: '', reference: '' });
    expect(sumOf([priced, { ...EMPTY, price: '0.07' }, { ...EMPTY, price: 'x' }])).toBe(257);
  });
});

describe('the parcels of a form', () => {
  const chosen = withBoxes(NO_ENTRIES, [1, 2]);
  const typed = withDraft(chosen, 1, (draft) => withNumber(draft, 'A'));

  it('what was typed for a box that is chosen no more goes to the next one', () => {
    const left = withBoxes(typed, [2]);
    expect(left.list.map(({ boxId }) => boxId)).toEqual([2]);
    expect(withBoxes(left, [2, 3]).list[1]).toMatchObject({
      boxId: 3,
      draft: { parcelNumber: 'A' },
    });
  });

  it('a parcel that is taken off the form is gone, and one that moves is not', () => {
    expect(withBoxes(without(typed, 1), [2, 3]).list[1]?.draft).toEqual(EMPTY);
    const other = withBoxes(moved(typed, 1, 9), [9, 2]);
    expect(other.list[0]).toMatchObject({ boxId: 9, draft: { parcelNumber: 'A' } });
  });

  it('a refusal is over once something else is entered', () => {
    const refusal = { message: 'No.', code: 'BOX_TAKEN', field: 'boxId' };
    const refused = withRefusal(typed, 1, refusal);
    expect(refused.list[0]?.refusal).toEqual(refusal);
    const again = withDraft(refused, 1, (draft) => withNumber(draft, 'B'));
    expect(again.list[0]?.refusal).toBeUndefined();
  });

  it('a box is somebody else’s, unless it stands under the very number of the form: then only the answer was lost', () => {
    const boxList = [1, 2].map((boxId) => ({ boxId, name: `A0${boxId}`, status: 'RESERVED' }));
    const ordersList = [{ ordersId: 7, boxId: 1, parcelNumber: 'A', bookNumber: 'B7' }];
    const locker = { boxList, ordersList } as unknown as LockerInfo;
    const parcels = { entries: typed.list, booked: [] } as unknown as Parcels;
    const { isTaken } = takenOf(false, parcels, { locker } as WatchedBoxes);
    expect(typed.list.map(isTaken)).toEqual([false, true]);
    expect(typed.list.map((entry) => bookedAs(locker, entry)?.bookNumber)).toEqual([
      'B7',
      undefined,
    ]);
  });

  it('of more than five the first five stay (R9.15)', () => {
    const said: boolean[] = [];
    const selection = limitedSelection((full) => said.push(full));
    selection.choose([1, 2, 3, 4, 5, 6]);
    expect([...selection.ids()]).toEqual([1, 2, 3, 4, 5]);
    selection.toggle(7);
    selection.toggle(1);
    selection.toggle(7);
    expect([...selection.ids()]).toEqual([2, 3, 4, 5, 7]);
    expect(said).toEqual([true, true, false, false]);
  });

  it('knows which size is full here and free at the other locker', () => {
    const size = (name: string, availableCount: number) => ({
      boxTypeId: 1,
      name,
      count: 4,
      availableCount,
    });
    const here = { boxTypeCountList: [size('S', 1), size('M', 0), size('L', 0)] };
    expect(fullHere(here, [size('S', 2), size('M', 0), size('L', 2)])?.name).toBe('L');
    expect(fullHere(here, [])).toBeUndefined();
  });
});
