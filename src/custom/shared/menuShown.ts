// A drawing of the menu as somebody else would see it; a context, for only the roof knows the menu.
import { createContext, type ReactNode } from 'react';

export interface MenuShownProps {
  /** The name of their role: it chooses the menu. */
  readonly role: string;
  readonly authorities: readonly string[];
  /** What they held before: what comes and goes is marked. */
  readonly before: readonly string[];
}

/** The roof gives it. */
export const MenuShown = createContext<((shown: MenuShownProps) => ReactNode) | undefined>(
  undefined,
);
