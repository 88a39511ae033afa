// How the pictures and the lockers of a screen saver are shown in lists and on pages.
import type { Kind } from '../../engine/kinds/kind.ts';
import { ChosenLockers } from './ChosenLockers.tsx';
import { Thumbs } from './Thumbs.tsx';

export const pictures: Kind = { Show: Thumbs };
export const chosenLockers: Kind = { Show: ChosenLockers };
