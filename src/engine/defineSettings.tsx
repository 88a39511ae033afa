// Declares a screen of one record, such as a gateway or the prices: read and edit.
import { lazy } from 'react';
import type { MessageKey } from 'react-admin';
import { z } from 'zod';
import type { AuditSubject } from '../../contract/operations/audit.ts';
import type { Endpoint, Input, Output } from '../../contract/endpoint.ts';
import type { Field, Sections } from './declarations.ts';
import { definePage, type Page } from './definePage.ts';
import type { AnyRow } from './fields/fieldType.ts';
import { sectionsOf, type Section } from './sectionsOf.ts';

interface Calls {
  readonly read: Endpoint;
  readonly save: Endpoint;
}

/** A field that the save endpoint accepts; the compiler rejects any other. */
type Saved<C extends Calls> = keyof Input<C['save']> & string;

export interface SettingsDeclaration<C extends Calls> {
  readonly form: Sections<Saved<C>>;
  readonly fields?: { readonly [F in Saved<C>]?: Field<Output<C['read']> & AnyRow> };
  /** The subject's name in the history, and its number there. */
  readonly history?: readonly [AuditSubject, number];
}

/** As read by the engine's screen. */
export interface Settings extends Calls {
  readonly name: string;
  readonly form: readonly Section[];
  readonly fields: Readonly<Record<string, Field>>;
  readonly history?: readonly [string, number];
}

/** It has no query parameters. */
const NOTHING: z.ZodObject = z.object({});

const SettingsScreen = lazy(() => import('./SettingsScreen.tsx'));

/**
 * Declares a screen of one record and returns it as a page, for the page list and the menu. Read permission opens it, save
 * permission enables editing. Its messages are `resources.<name>`: name, title, fields, sections, errors.
 * @param name its path below the app
 */
export function defineSettings<C extends Calls>(
  name: string,
  { read, save }: C,
  { form, fields = {}, history }: SettingsDeclaration<C>,
): Page {
  const settings: Settings = {
    name,
    read,
    save,
    form: sectionsOf(form),
    fields: fields as unknown as Settings['fields'],
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
