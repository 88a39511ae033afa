// The menu of everybody but ROOT: what stands in every menu; the authorities decide what of it shows.
import type { Menu } from '../menu.ts';
import { sections } from './sections.ts';

export const menu: Menu = [...sections];
