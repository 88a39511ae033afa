// The appearance of each box status: the class of its colour, and an icon for use without colour.
import type { ShownStatus } from '../../../../domain/boxes/boxes.ts';
import type { IconName } from '../../../ui/Icon.tsx';

interface BoxSign {
  /** The class in doorGrid.css. */
  look: string;
  icon: IconName | null;
}

/** Colour is never the only sign: each status except the normal, empty one has an icon. */
export const BOX_SIGNS: Record<ShownStatus, BoxSign> = {
  AVAILABLE: { look: 'free', icon: null },
  STORED: { look: 'stored', icon: 'parcel' },
  RESERVED: { look: 'reserved', icon: 'ticket' },
  LOCKED: { look: 'locked', icon: 'lock' },
  FLAGGED: { look: 'flagged', icon: 'flag' },
  EXPIRED: { look: 'expired', icon: 'late' },
};
