// Field types for a screen saver's pictures and lockers in lists and on pages.
import type { FieldType } from '../../engine/fields/fieldType.ts';
import { ChosenLockers } from './ChosenLockers.tsx';
import { Thumbs } from './Thumbs.tsx';

export const pictures: FieldType = { Show: Thumbs };
export const chosenLockers: FieldType = { Show: ChosenLockers };
