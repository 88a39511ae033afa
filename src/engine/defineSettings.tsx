// A screen of one record, such as a gateway or the prices: read, changed, and what can be done with it.
import { lazy } from 'react';
import type { MessageKey } from 'react-admin';
import { z } from 'zod';
import type { AuditSubject } from '../../contract/operations/audit.ts';
import type { Endpoint, Input, Output } from '../../contract/endpoint.ts';
import type { EndpointAction } from './actions/action.ts';
import type { Field, Sections } from './declarations.ts';
import { definePage, type Page } from './definePage.ts';
import type { AnyRow } from './fields/fieldType.ts';
import { sectionsOf, type Section } from './sections.ts';

interface Calls {
  readonly read: Endpoint;
  readonly save: Endpoint;
}

/** A field that saving takes; the compiler refuses any other. */
type Saved<C extends Calls> = keyof Input<C['save']> & string;

export interface SettingsDeclaration<C extends Calls> {
  readonly form: Sections<Saved<C>>;
  readonly fields?: { readonly [F in Saved<C>]?: Field<Output<C['read']> & AnyRow> };
  /** What can be done with what is saved, e.g. sending a message to try it. */
  readonly actions?: Readonly<Record<string, EndpointAction<Output<C['read']>>>>;
  /** What the history calls the record, and its number there. */
  readonly history?: readonly [AuditSubject, number];
}

/** As the engine's screen reads it. */
export interface Settings extends Calls {
  readonly name: string;
  readonly form: readonly Section[];
  readonly fields: Readonly<Record<string, Field>>;
  readonly actions: Readonly<Record<string, EndpointAction<AnyRow>>>;
  readonly history?: readonly [string, number];
}

/** Nothing stands behind its `?`. */
const NOTHING: z.ZodObject = z.object({});

const SettingsScreen = lazy(() => import('./SettingsScreen.tsx'));

/**
 * Declares a screen of one record and gives it as a page, for the list of pages and the menu. Whoever may read opens
 * it, whoever may save changes it. Its words are `resources.<name>`: name, title, fields, sections, actions, errors.
 * @param name its address below the app
 */
export function defineSettings<C extends Calls>(
  name: string,
  { read, save }: C,
  { form, fields = {}, actions = {}, history }: SettingsDeclaration<C>,
): Page {
  const settings: Settings = {
    name,
    read,
    save,
    form: sectionsOf(form),
    fields: fields as unknown as Settings['fields'],
    actions: actions as unknown as Settings['actions'],
    ...(history && { history }),
  };
  return definePage({
    path: name,
    query: NOTHING,
    needs: read.needs,
    title: `resources.${name}.title` as MessageKey,
    view: () => <SettingsScreen settings={settings} />,
  });
}
