// The menu of ROOT: what stands in every menu; what only ROOT is to see follows it.
import type { Menu } from '../menu.ts';
import { sections } from './sections.ts';

export const menu: Menu = [...sections];
