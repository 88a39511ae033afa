// The menu of all other roles: the common sections, filtered by authorities.
import type { Menu } from '../menu.ts';
import { sections } from './sections.ts';

export const menu: Menu = [...sections];
