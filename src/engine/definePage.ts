// A page made by hand, in four facts: where it lives, what it is asked with, who may open it, what is seen.
import type { ComponentType } from 'react';
import type { MessageKey } from 'react-admin';
import type { z } from 'zod';
import type { Needs } from '../../contract/endpoint.ts';

export interface Page<Q extends z.ZodObject = z.ZodObject> {
  /** Its address below the app, e.g. `box-info`. */
  readonly path: string;
  /** What stands behind the `?`; everything in it is needed unless it is optional. */
  readonly query: Q;
  /** Who may open it: the same words as an endpoint's. */
  readonly needs: Needs;
  /** The message that names the page in menu, breadcrumb and window title. */
  readonly title: MessageKey;
  /** Usually lazy, so that a page costs nothing before it is opened. */
  readonly view: ComponentType;
  /** Where an address leads that lacks what the page is asked with; the page itself says so when left out. */
  readonly without?: 'signIn';
}

/** Declares a page; gives it back with its exact query. */
export const definePage = <Q extends z.ZodObject>(page: Page<Q>): Page<Q> => page;

/** The address of a page with its query, below the app: `box-info?id=3`. What is undefined or null is left out. */
export function pageAddress<Q extends z.ZodObject>(page: Page<Q>, query: z.input<Q>): string {
  const said = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString();
  return search ? `${page.path}?${search}` : page.path;
}
