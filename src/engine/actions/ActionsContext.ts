// How a cell, a row or a bar starts an action: one dialog and one menu serve the whole list.
import { createContext, useContext, type MouseEvent } from 'react';
import type { Resource } from '../defineResource.ts';
import type { AnyRow } from '../fields/fieldType.ts';
import type { ActionMessages } from './messages.ts';

export interface Actions {
  readonly resource: Resource;
  readonly words: ActionMessages;
  /**
   * Starts an action of the resource on these rows; asks first where it is declared so. `filter` is the list's, for what
   * is taken from the list as a whole.
   */
  start(name: string, rows: readonly AnyRow[], filter?: Readonly<Record<string, unknown>>): void;
  /** Opens the menu of what can be done to a row beside the button that was pressed. */
  openMenu(button: HTMLElement, row: AnyRow): void;
  /** Names of the actions that the signed-in person may start here, in their order. */
  offered(place: 'row' | 'selection' | 'list', row?: AnyRow): readonly string[];
  /** Where the row's own page is, for those who may open it. */
  pageOf(row: AnyRow): string | undefined;
  /** Where an action of the row goes, for those who may start it there. */
  leadOf(name: string, row: AnyRow): string | undefined;
  /** Goes where a link of a row points, unless the press asks the browser for a new tab. */
  follow(event: MouseEvent<HTMLAnchorElement>): void;
}

/** Stays the same while the list moves through its pages, so that rows that did not change are not drawn again. */
export const ActionsContext = createContext<Actions | undefined>(undefined);

export function useActions(): Actions {
  const actions = useContext(ActionsContext);
  if (!actions) throw new Error('A list part was drawn outside a list.');
  return actions;
}
