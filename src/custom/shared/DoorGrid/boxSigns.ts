// How a box of each status looks: the class of its colour and the icon that says the same without colour.
import type { ShownStatus } from '../../../../domain/boxes/boxes.ts';
import type { IconName } from '../../../ui/Icon.tsx';

interface BoxSign {
  /** The class in doorGrid.css. */
  look: string;
  icon: IconName | null;
}

/** Colour is never the only sign: each status but the normal, empty one has its icon. */
export const BOX_SIGNS: Record<ShownStatus, BoxSign> = {
  AVAILABLE: { look: 'free', icon: null },
  STORED: { look: 'stored', icon: 'parcel' },
  RESERVED: { look: 'reserved', icon: 'ticket' },
  LOCKED: { look: 'locked', icon: 'lock' },
  FLAGGED: { look: 'flagged', icon: 'flag' },
  EXPIRED: { look: 'expired', icon: 'late' },
};
