// Where the menu comes from; a context, so that its failure can be looked at.
import { createContext } from 'react';
import { loadMenu } from '../../menu.ts';

/** Loads the menu for role names. */
export const MenuSource = createContext(loadMenu);
