// Declares a custom page: its route and component.
import type { ComponentType } from 'react';
import type { MessageKey } from 'react-admin';
import type { z } from 'zod';
import type { Route } from '../routes/route.ts';

export interface Page<Q extends z.ZodObject = z.ZodObject> extends Route<Q> {
  /** Message key of its name in the menu, breadcrumbs and window title. */
  readonly title: MessageKey;
  /** Usually lazy, so that a page is loaded only when opened. */
  readonly view: ComponentType;
  /** Redirect target if query parameters are missing; by default the page reports it. */
  readonly without?: 'signIn';
}

/** Declares a page and returns it with its exact query type. */
export const definePage = <Q extends z.ZodObject>(page: Page<Q>): Page<Q> => page;
