// Breadcrumbs according to the menu: the default of pages without their own. Provided by the app shell.
import { createContext } from 'react';
import type { Crumb } from './Page.tsx';

export const Trail = createContext<readonly Crumb[]>([]);
