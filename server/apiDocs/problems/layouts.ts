// Problem codes of door layouts and devices: meaning and remedy.
import type { ProblemTexts } from '../types.ts';

const MOVE = 'Move the box, or take one of the two off the layout.';

export const layoutProblemMessages = {
  DEVICE_TYPE_MISSING: ['A device has no type.', 'Send `deviceType`.'],
  DEVICE_INTERFACE_MISSING: [
    'A device with an interface type has no address.',
    'Send `interfaceAddress`.',
  ],
  DEVICE_INTERFACE_REPEATED: [
    'Two devices have the same interface address.',
    'Change one of them.',
  ],
  DEVICE_IN_USE: ['A box is wired to a device that was left out.', 'Wire the box elsewhere first.'],
  LAYOUT_IN_USE: [
    'Boxes are used or locked, so the locker cannot be rebuilt.',
    'Wait until all its boxes are free.',
  ],
  LAYOUT_EMPTY_COLUMN: ['There is an empty column between two columns.', 'Close the gap.'],
  LAYOUT_GAP: ['There is an empty place between two boxes of a column.', 'Close the gap.'],
  LAYOUT_PORT_TAKEN: ['Two boxes have the same board and port.', 'Give one of them another port.'],
  LAYOUT_NAME_TAKEN: ['Two boxes have the same name.', 'Rename one of them.'],
  LAYOUT_BOX_TWICE: ['A box is in the layout twice.', 'Send each box once.'],
  LAYOUT_UNKNOWN_TYPE: ['A box has an unknown size.', 'Send the number of an existing box size.'],
  LAYOUT_AFTER_Z: ['A column is beyond the letter Z.', 'Use at most 26 columns.'],
  LAYOUT_BOX_IN_USE: [
    'A box that holds a parcel or is reserved would be taken off, or get another size.',
    'Keep it until it is free.',
  ],
  LAYOUT_PLACE_TAKEN: ['Two boxes have the same place.', MOVE],
  LAYOUT_OUTSIDE: ['A box is outside the layout.', 'Move it inside.'],
  LAYOUT_BOX_MISSING: [
    'A box of the locker was left out of the save.',
    'Send every box; mark those to be taken off with `deleteFlag`.',
  ],
} as const satisfies Record<string, ProblemTexts>;
