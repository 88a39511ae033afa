// What typing does to the values of a reservation, and what becomes of them when other boxes are chosen.
import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import type { LockerInfo } from '../../../contract/lockers/lockers.ts';
import { bookedAs, takenOf } from '../../../src/custom/reservation/box/boxes.ts';
import { fullHere } from '../../../src/custom/reservation/Hint.tsx';
import { limitedSelection, useParcels } from '../../../src/custom/reservation/parcel/useParcels.ts';
import {
  countryFor,
  EMPTY,
  NO_PARCELS,
  parseCountry,
  priceRead,
  sumOf,
  withBoxes,
  type ReservationValues,
} from '../../../src/custom/reservation/values.ts';
import type { WatchedBoxes } from '../../../src/custom/shared/useLockerBoxes.ts';

/** A form whose first box is selected, and has a number. */
function openForm() {
  const { result } = renderHook(() => {
    const form = useForm<ReservationValues>({ defaultValues: NO_PARCELS });
    return { ...form, ...useParcels(form) };
  });
  act(() => result.current.selection.choose([1, 2]));
  act(() => result.current.setValue('parcels.0.parcelNumber', 'A'));
  return result;
}

describe('a parcel', () => {
  it('its country code becomes capitals, and is read from the last two letters of the number (R5.17, R5.18)', () => {
    expect(countryFor(' rr1cy', EMPTY)).toBe('CY');
    const typed = { ...EMPTY, parcelNumber: 'RR1CY', countryCode: 'CY' };
    expect(countryFor('rr1c9', typed)).toBe('');
    expect(['d3ef', 'ＤＥ', 'ｄ', 'Δe'].map(parseCountry)).toEqual(['DE', 'DE', 'D', 'E']);
  });

  it('keeps the code that was entered while its number says none', () => {
    const entered = { ...EMPTY, parcelNumber: '12', countryCode: 'GR' };
    expect(countryFor('123', entered)).toBe('GR');
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
    expect(priceRead(price)).toBe(left);
  });

  it('adds its price to the sum, as far as it is one', () => {
    expect(sumOf([{ price: '2,5' }, { price: '0.07' }, { price: 'x' }])).toBe(257);
  });
});

describe('the parcels of a form', () => {
  const chosen = withBoxes(NO_PARCELS, [1, 2]);
  const [first, second] = chosen.parcels;
  const typed = { ...chosen, parcels: [{ ...first!, parcelNumber: 'A' }, second!] };

  it('what was typed for a box that is chosen no more goes to the next one', () => {
    const left = withBoxes(typed, [2]);
    expect(left.parcels.map(({ boxId }) => boxId)).toEqual([2]);
    expect(withBoxes(left, [2, 3]).parcels[1]).toMatchObject({ boxId: 3, parcelNumber: 'A' });
  });

  it('a parcel that is taken off the form is gone, and one that moves is not', () => {
    const gone = openForm();
    act(() => gone.current.remove(1));
    act(() => gone.current.selection.choose([2, 3]));
    expect(gone.current.getValues('parcels.0')).toMatchObject({ boxId: 2, parcelNumber: '' });
    expect(gone.current.getValues('parcels.1.parcelNumber')).toBe('');
    const moved = openForm();
    act(() => moved.current.refuse(1, { message: 'No.', code: 'BOX_TAKEN', field: 'boxId' }));
    act(() => moved.current.move(1, 9));
    const parcel = { boxId: 9, parcelNumber: 'A', refusal: null };
    expect(moved.current.getValues('parcels.0')).toMatchObject(parcel);
    expect([...moved.current.selection.ids()]).toEqual([9, 2]);
  });

  it('a box is somebody else’s, unless it stands under the very number of the form: then only the answer was lost', () => {
    const boxList = [1, 2].map((boxId) => ({ boxId, name: `A0${boxId}`, status: 'RESERVED' }));
    const ordersList = [{ ordersId: 7, boxId: 1, parcelNumber: 'A', bookNumber: 'B7' }];
    const locker = { boxList, ordersList } as unknown as LockerInfo;
    const { isTaken } = takenOf(false, { ...NO_PARCELS, ...typed }, { locker } as WatchedBoxes);
    expect(typed.parcels.map(isTaken)).toEqual([false, true]);
    expect(typed.parcels.map((parcel) => bookedAs(locker, parcel)?.bookNumber)).toEqual([
      'B7',
      undefined,
    ]);
  });

  it('in place of a taken box one is offered that is neither chosen nor booked in the form', () => {
    const box = { boxTypeName: 'M', status: 'AVAILABLE', positionX: 0 };
    const boxList = [1, 2, 3].map((boxId) => ({ ...box, boxId, positionY: boxId }));
    const locker = { boxList, ordersList: [] } as unknown as LockerInfo;
    const values = withBoxes(NO_PARCELS, [1]);
    const offer = (booked: readonly object[]) =>
      takenOf(false, { ...values, booked } as never, { locker } as WatchedBoxes).offerFor(
        values.parcels[0]!,
      )?.boxId;
    expect([offer([]), offer([{ boxId: 2 }])]).toEqual([2, 3]);
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
