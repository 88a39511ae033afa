// Declares a custom page: its path, query, permissions and component.
import type { ComponentType } from 'react';
import type { MessageKey } from 'react-admin';
import type { z } from 'zod';
import type { Needs } from '../../contract/endpoint.ts';

export interface Page<Q extends z.ZodObject = z.ZodObject> {
  /** Its path below the app, e.g. `box-info`. */
  readonly path: string;
  /** Its query parameters; required unless optional. */
  readonly query: Q;
  /** Permissions, in the same form as an endpoint's. */
  readonly needs: Needs;
  /** Message key of its name in the menu, breadcrumbs and window title. */
  readonly title: MessageKey;
  /** Usually lazy, so that a page is loaded only when opened. */
  readonly view: ComponentType;
  /** Redirect target if query parameters are missing; by default the page reports it. */
  readonly without?: 'signIn';
}

/** Declares a page and returns it with its exact query type. */
export const definePage = <Q extends z.ZodObject>(page: Page<Q>): Page<Q> => page;

/** The page's URL with its query, below the app: `box-info?id=3`. Undefined and null values are omitted. */
export function pageAddress<Q extends z.ZodObject>(page: Page<Q>, query: z.input<Q>): string {
  const said = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString();
  return search ? `${page.path}?${search}` : page.path;
}
