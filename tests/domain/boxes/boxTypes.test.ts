// The static list of box types.
import { expect, test } from 'vitest';
import {
  BOX_TYPES,
  LARGEST_BOX_TYPES,
  bookableTypes,
  boxTypeIdOf,
  boxTypeName,
  withFixedIds,
} from '../../../domain/boxes/boxTypes.ts';

test('each of the seven names has one id (R1.2, R3.27)', () => {
  const names = BOX_TYPES.map(({ name }) => name).join(' ');
  expect(names).toBe('XS S M L SENT DYNAMIC CONTROL');
  expect(new Set(BOX_TYPES.map(({ boxTypeId }) => boxTypeId)).size).toBe(BOX_TYPES.length);
});

test('a name leads to its id and back (R7.131)', () => {
  for (const { boxTypeId, name } of [...BOX_TYPES, ...LARGEST_BOX_TYPES]) {
    expect(boxTypeIdOf(name)).toBe(boxTypeId);
    expect(boxTypeName(boxTypeId)).toBe(name);
  }
  expect(boxTypeIdOf('XXXL')).toBeUndefined();
  expect(boxTypeName(99)).toBeUndefined();
});

test('the booking filter offers no management types (R3.29)', () => {
  expect(bookableTypes().map(({ name }) => name)).toEqual(['XS', 'S', 'M', 'L']);
});

test('the static list overrides ids that were fixed elsewhere (R3.30)', () => {
  const types = [
    { boxTypeId: 900, name: 'M', length: 40 },
    { boxTypeId: 901, name: 'XXXL', length: 90 },
  ];
  expect(withFixedIds(types)).toEqual([
    { boxTypeId: boxTypeIdOf('M'), name: 'M', length: 40 },
    { boxTypeId: 901, name: 'XXXL', length: 90 },
  ]);
});
