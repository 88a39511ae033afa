// The menu as another role sees it; a context, because only the app shell knows the menu.
import { createContext, type ReactNode } from 'react';

export interface MenuShownProps {
  /** The name of the role, which selects the menu. */
  readonly role: string;
  readonly authorities: readonly string[];
  /** Their previous permissions, to mark what is added and removed. */
  readonly before: readonly string[];
}

/** Provided by the app shell. */
export const MenuShown = createContext<((shown: MenuShownProps) => ReactNode) | undefined>(
  undefined,
);
