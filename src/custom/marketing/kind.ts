// How the pictures of a screen saver are shown in lists and on pages.
import type { Kind } from '../../engine/kinds/kind.ts';
import { Thumbs } from './Thumbs.tsx';

export const pictures: Kind = { Show: Thumbs };
