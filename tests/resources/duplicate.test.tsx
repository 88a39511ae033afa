// "Duplicate" of every declaration that has it: a new record's form filled in from the record, nothing saved until Save.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SessionUser } from '../../contract/account/sessions.ts';
import { resources } from '../../src/app/pages.ts';
import { offeredActions } from '../../src/engine/actions/offered.ts';
import type { Resource } from '../../src/engine/defineResource.ts';
import type { AnyRow } from '../../src/engine/fields/fieldType.ts';
import { plain } from '../../src/engine/fields/plain.ts';
import { createUrl, editUrl, pageUrl } from '../../src/routes/route.ts';
import { rowsIn } from '../kit/browser/pageRows.ts';
import { openApp, sessionOf } from '../kit/screens/openApp.tsx';
import { openServer, type OpenServer } from '../kit/servers/openServer.ts';
import { goTo } from './goTo.ts';
import { saidOf } from './messages.ts';

let server: OpenServer;
let session: SessionUser;
let viewer: SessionUser;
beforeAll(async () => {
  server = await openServer();
  session = await sessionOf(server, 'admin');
  viewer = await sessionOf(server, 'viewer');
});
afterAll(() => server.close());
beforeEach(() => localStorage.clear());

const all = resources.filter(({ actions }) => 'duplicate' in actions);
const declared = all.filter(({ duplicate }) => duplicate !== undefined);
const label = saidOf('en', 'engine.actions.duplicate.label');

async function rowsOf({ collection }: Resource): Promise<AnyRow[]> {
  const { body } = await server.ask(collection.list, { page: 0, size: 100 }, session);
  return rowsIn(body);
}
const idIn = ({ collection }: Resource, row: AnyRow) => plain(row[collection.id]);

/** The URL of the copy of a record with this id. */
function copyUrl(resource: Resource, id: string): string {
  const action = resource.actions['duplicate'];
  if (action?.does !== 'link') return createUrl(resource, id);
  return pageUrl(action.page, action.with({ [resource.collection.id]: id }) as never);
}

/** Opens the product elsewhere, then this URL: behind a dialog no heading can be waited for. */
async function open(at: string, who = session) {
  const app = await openApp({ server, session: who, at: '/app/nothing' });
  goTo(at);
  return app;
}

const valueOf = (at: HTMLElement): string => {
  if (at instanceof HTMLInputElement && at.type === 'checkbox') return String(at.checked);
  const entered = at as Partial<HTMLInputElement>;
  return `${entered.value ?? ''}${entered.value === undefined ? at.textContent : ''}`;
};

/** What the open form holds, by field, once its pickers are there. */
async function entered({ name, form }: Resource): Promise<Map<string, string>> {
  const save = await screen.findByRole('button', { name: 'Save' });
  const labels = [...save.closest('form')!.querySelectorAll('label')].filter(
    ({ htmlFor }) => htmlFor !== '',
  );
  await waitFor(() => {
    for (const { htmlFor } of labels) expect(document.getElementById(htmlFor)).not.toBeNull();
  });
  await waitFor(() => expect(document.querySelector('form [aria-busy="true"]')).toBeNull());
  const fields = form.flatMap((section) => section.fields);
  return new Map(
    labels.flatMap((one) => {
      const said = one.firstChild?.textContent ?? '';
      const field = fields.find((at) => saidOf('en', `resources.${name}.fields.${at}`) === said);
      return field ? [[field, valueOf(document.getElementById(one.htmlFor)!)] as const] : [];
    }),
  );
}

test('lockers, roles and several forms of the engine can be duplicated', () => {
  expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining(['lockers', 'roles']));
  expect(declared.length).toBeGreaterThan(3);
});

describe.each(declared)('a copy of $name', (resource) => {
  const { name, duplicate } = resource;
  const without = duplicate?.without ?? [];

  test('opens filled in, without what belongs to the one record, and saves nothing', async () => {
    const [row] = await rowsOf(resource);
    const before = (await rowsOf(resource)).length;
    await open(editUrl(resource, idIn(resource, row!)));
    const original = await entered(resource);
    cleanup();

    await open(copyUrl(resource, idIn(resource, row!)));
    await waitFor(async () => {
      const copy = await entered(resource);
      for (const [field, value] of copy)
        expect([field, value]).toEqual([
          field,
          without.includes(field) ? '' : (original.get(field) ?? value),
        ]);
      expect(copy.size).toBeGreaterThan(without.length);
    });
    expect(screen.getByText(/^Copied from .+, not saved yet$/)).toBeVisible();
    expect(await rowsOf(resource)).toHaveLength(before);
  });

  test('is reached from the menu of a row', async () => {
    await openApp({ server, session, at: `/app/${name}?perPage=25` });
    const more = '.row-acts [aria-haspopup="menu"]';
    await waitFor(() => expect(document.querySelector(more)).not.toBeNull());
    fireEvent.click(document.querySelector(more)!);
    fireEvent.click(await screen.findByRole('menuitem', { name: label }));
    await screen.findByText(/^Copied from .+, not saved yet$/);
    const ids = (await rowsOf(resource)).map((one) => idIn(resource, one));
    expect(location.pathname).toBe(`/app/${name}/create`);
    expect(ids).toContain(new URLSearchParams(location.search).get('source'));
  });
});

describe.each(all)('$name', (resource) => {
  test.each(['999999', 'abc'])('a copy of %s, which is none, is no empty form', async (id) => {
    await open(copyUrl(resource, id));
    const said = await screen.findByRole('alert');
    expect(said).toHaveTextContent(/ not found/);
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
  });

  test('only those who may create one are offered it', async () => {
    const rows = await rowsOf(resource);
    const offered = (held: readonly string[]) =>
      rows.every((row) => offeredActions(resource, held, 'row', row).includes('duplicate'));
    expect(offered(session.authoritySet)).toBe(true);
    const none = rows.some((row) =>
      offeredActions(resource, viewer.authoritySet, 'row', row).includes('duplicate'),
    );
    expect(none).toBe(false);
    await open(copyUrl(resource, idIn(resource, rows[0]!)), viewer);
    await waitFor(() => expect(document.querySelector('[role=alert], .state')).not.toBeNull());
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
  });
});
