// Boxes on a front for the tests of its geometry.
import fc from 'fast-check';
import { BOX_TYPES } from '../../../domain/boxes/boxTypes.ts';

/** A box at a place. */
export const placed = (positionX: number, positionY: number, boxTypeName = 'XS') => ({
  positionX,
  positionY,
  boxTypeName,
});

/** Any boxes, no two at one place. */
export const manyPlacedBoxes = fc.uniqueArray(
  fc.record({
    positionX: fc.integer({ min: 0, max: 30 }),
    positionY: fc.integer({ min: 0, max: 12 }),
    boxTypeName: fc.constantFrom(...BOX_TYPES.map(({ name }) => name)),
  }),
  { selector: ({ positionX, positionY }) => `${positionX}/${positionY}`, maxLength: 60 },
);
