// The menu of ROOT: the common sections, followed by entries for ROOT only.
import type { Menu } from '../menu.ts';
import { sections } from './sections.ts';

export const menu: Menu = [...sections];
