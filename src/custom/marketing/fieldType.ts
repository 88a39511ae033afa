// How the pictures and the lockers of a screen saver are shown in lists and on pages.
import type { FieldType } from '../../engine/fields/fieldType.ts';
import { ChosenLockers } from './ChosenLockers.tsx';
import { Thumbs } from './Thumbs.tsx';

export const pictures: FieldType = { Show: Thumbs };
export const chosenLockers: FieldType = { Show: ChosenLockers };
