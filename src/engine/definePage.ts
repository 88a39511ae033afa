// Declares a custom page: its route and component.
import type { ComponentType, ReactNode } from 'react';
import type { MessageKey } from 'react-admin';
import type { z } from 'zod';
import type { Route } from '../routes/route.ts';

/** What the app shell passes to every page. */
export interface PageProps {
  /** Rendered, it leads to the first page of the user's menu besides the dashboard. */
  readonly firstPage: ReactNode;
}

export interface Page<Q extends z.ZodObject = z.ZodObject> extends Route<Q> {
  /** Message key of its name in the menu, breadcrumbs and window title. */
  readonly title: MessageKey;
  /** Usually lazy, so that a page is loaded only when opened. */
  readonly view: ComponentType<PageProps>;
  /** Redirect target if query parameters are missing; by default the page reports it. */
  readonly without?: 'signIn';
}

/** Declares a page and returns it with its exact query type. */
export const definePage = <Q extends z.ZodObject>(page: Page<Q>): Page<Q> => page;
