// Source of the menu; a context, so that its failure can be tested.
import { createContext } from 'react';
import { loadMenu } from '../../menu.ts';

/** Loads the menu for role names. */
export const MenuSource = createContext(loadMenu);
