// Conformance of every declared action: it runs once per press, and never on an outdated state.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { SessionUser } from '../../../contract/account/sessions.ts';
import type { Guarded } from '../../../contract/rights.ts';
import { dayAfter } from '../../../domain/timeZone.ts';
import { permits } from '../../../src/authProvider/permits.ts';
import { offeredActions, refusalOf } from '../../../src/engine/actions/offered.ts';
import { asksFirst } from '../../../src/engine/actions/asks.ts';
import type { Resource } from '../../../src/engine/defineResource.ts';
import type { AnyRow } from '../../../src/engine/fields/fieldType.ts';
import { goTo } from '../../resources/goTo.ts';
import { saidOf } from '../../resources/messages.ts';
import { openApp, sessionOf } from './openApp.tsx';
import type { OpenServer } from '../servers/openServer.ts';
import { rowsIn } from '../browser/pageRows.ts';
import { endpointName, expectOnce, keepWrites, pressTwice } from './writtenCalls.ts';
import { fileServer } from '../servers/fileServer.ts';

/** The number of rows searched for one that offers an action. */
const ROWS = 100;

const actionsOf = (resource: Resource) =>
  Object.entries(resource.actions).flatMap(([act, action]) =>
    action.does === 'call' ? [{ act, endpoint: action.endpoint }] : [],
  );

const labelOf = ({ name }: Resource, act: string) =>
  saidOf('en', `resources.${name}.actions.${act}.label`) ||
  saidOf('en', `engine.actions.${act}.label`);

/** A time that an input of times takes, a month from now. */
const inAMonth = () => `${dayAfter(new Date().toISOString().slice(0, 10), 30)} 12:00`;

/** Fills in every field of a dialog; the first choice, which asks for nothing further. */
function fillIn(dialog: HTMLElement): void {
  for (const field of dialog.querySelectorAll<HTMLInputElement>('input:not([role]), textarea')) {
    const value = field.placeholder.startsWith('YYYY') ? inAMonth() : 'Seen to';
    fireEvent.change(field, { target: { value } });
  }
  for (const field of dialog.querySelectorAll('select'))
    fireEvent.change(field, {
      target: { value: [...field.options].find(({ value }) => value !== '')!.value },
    });
}

/** The confirming button of an action's dialog, with all its fields filled in. */
async function readyDialog(label: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog');
  const button = await within(dialog).findByRole('button', { name: label });
  // Pickers are loaded after the form: each label has its input.
  await waitFor(() => {
    for (const { htmlFor } of dialog.querySelectorAll('label'))
      if (htmlFor !== '') expect(document.getElementById(htmlFor)).not.toBeNull();
  });
  fillIn(dialog);
  for (const picker of dialog.querySelectorAll<HTMLInputElement>('input[role="combobox"]')) {
    fireEvent.mouseDown(picker);
    fireEvent.click(within(await screen.findByRole('listbox')).getAllByRole('option')[0]!);
  }
  return button;
}

/**
 * Declares a test for each action of these resources, which share one server.
 * @param prepare changes a row for an action that no demo row offers
 */
export async function actionConformance(
  resources: readonly Resource[],
  prepare?: (act: string, server: OpenServer, session: SessionUser) => Promise<unknown>,
): Promise<void> {
  const server = await fileServer();
  const session = await sessionOf(server, 'admin');

  const withActions = resources.filter((resource) => actionsOf(resource).length > 0);

  test('there are declarations with acts', () => {
    expect(withActions.length).toBeGreaterThan(0);
  });

  describe.each(withActions)('$name', (resource) => {
    test('what an action is undone by is an action of the rows that it may have run on', () => {
      for (const action of Object.values(resource.actions)) {
        if (action.does !== 'call' || action.undo === undefined) continue;
        const undo = resource.actions[action.undo];
        expect(undo?.does).toBe('call');
        expect([undo?.on].flat()).toEqual(expect.arrayContaining([action.on].flat()));
        expect(resource.collection.one).toBeDefined();
      }
    });

    test.each(actionsOf(resource))(
      '$act is done once, to what was seen',
      async ({ act, endpoint }) => {
        const app = await openApp({ server, session, at: '/app/nothing' });
        await prepare?.(`${resource.name}.${act}`, server, session);
        const { list } = resource.collection;
        const asked = { page: 0, size: ROWS } as never;
        const canAccess = (what: Guarded) => permits(what, session.authoritySet);
        const isOffered = (row: AnyRow) =>
          offeredActions(resource, canAccess, 'row', row).includes(act) &&
          refusalOf(resource, act, row) === undefined;
        const row = rowsIn((await server.ask(list, asked, session)).body).find(isOffered);
        expect(row, `a row of ${resource.name} for ${act}`).toBeDefined();
        const calls = keepWrites(app, { stale: true, rows: { [list.path]: [row] } });
        goTo(`/app/${resource.name}`);
        const more = '.row-acts [aria-haspopup="menu"]';
        await waitFor(() => expect(document.querySelector(more)).not.toBeNull());
        fireEvent.click(document.querySelector(more)!);
        const label = labelOf(resource, act);
        const item = await screen.findByRole('menuitem', { name: label });
        if (asksFirst(resource, act)) {
          fireEvent.click(item);
          pressTwice(await readyDialog(label));
        } else pressTwice(item);
        await expectOnce(calls, endpointName(endpoint));
      },
    );
  });
}
