// Context to start actions from a cell, row or bar: one dialog and menu per list.
import { createContext, useContext, type MouseEvent } from 'react';
import type { RecordId } from '../../../domain/recordId.ts';
import type { Resource } from '../defineResource.ts';
import type { AnyRow } from '../fields/fieldType.ts';
import type { ActionMessages } from './useActionMessages.ts';

export interface Actions {
  readonly resource: Resource;
  readonly messages: ActionMessages;
  /** Records that an action has removed since the list was opened. */
  readonly removed: ReadonlySet<RecordId>;
  /**
   * Starts an action on these rows, after confirmation if declared so. `filter` is the list's, for actions on the list as a
   * whole.
   */
  start(name: string, rows: readonly AnyRow[], filter?: Readonly<Record<string, unknown>>): void;
  /** Opens a row's action menu beside the pressed button. */
  openMenu(button: HTMLElement, row: AnyRow): void;
  /** Names of the actions permitted to the user, in order. */
  offered(place: 'row' | 'selection' | 'list', row?: AnyRow): readonly string[];
  /** URL of the row's page, for users who may open it. */
  pageOf(row: AnyRow): string | undefined;
  /** Target URL of a row's action, for users who may start it. */
  leadOf(name: string, row: AnyRow): string | undefined;
  /** Navigates to the target of a row's link, unless the click asks the browser for a new tab. */
  follow(event: MouseEvent<HTMLAnchorElement>): void;
}

/** Stable while the list changes pages, so that unchanged rows do not rerender. */
export const ActionsContext = createContext<Actions | undefined>(undefined);

export function useActions(): Actions {
  const actions = useContext(ActionsContext);
  if (!actions) throw new Error('A list part was drawn outside a list.');
  return actions;
}
