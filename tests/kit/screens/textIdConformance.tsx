// Conformance of declared resources where each id of the server is a text: the list, a record's page and its form.
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Resource } from '../../../src/engine/defineResource.ts';
import type { AnyRow } from '../../../src/engine/fields/fieldType.ts';
import { openWithTextIds } from '../../app/openWithTextIds.tsx';
import { goTo } from '../../resources/goTo.ts';
import { saidOf } from '../../resources/messages.ts';
import { rowsIn } from '../browser/pageRows.ts';
import { openServer, type OpenServer } from '../servers/openServer.ts';
import { sessionOf } from './openApp.tsx';
import { sessionWithTextIds } from './textIds.ts';

/** All pages in one app on a busy machine; milliseconds. */
const LONGEST_MS = 300_000;

const settled = () =>
  waitFor(() =>
    expect(document.querySelector(':is(main, [role="dialog"]) [aria-busy="true"]')).toBeNull(),
  );

/** A server that is busy refuses every call, whatever its ids are. */
const isOfIds = (refusal: string): boolean => !refusal.startsWith('503 ');

/** Opens the list, then the page and the form of its first record if the resource has them. */
async function openAll(server: OpenServer, session: { token: string }, resource: Resource) {
  const { name, collection, show, form, formIn } = resource;
  const { body } = await server.ask(collection.list, { page: 0, size: 1 }, session);
  const [row] = sessionWithTextIds(rowsIn(body) as AnyRow[]);
  const id = String(row?.[collection.id]);
  expect(id, name).toMatch(/^[a-z]/);
  goTo(`/app/${name}`);
  const title = saidOf('en', `resources.${name}.title`);
  const table = await screen.findByRole('table', { name: title });
  await settled();
  expect(within(table).getAllByRole('row').length, name).toBeGreaterThan(1);
  if (show.length > 0) {
    goTo(`/app/${name}/${id}/show`);
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent(title),
    );
    await settled();
    expect(document.querySelector('main .state-icon'), `${name}/${id}/show`).toBeNull();
  }
  if (collection.update && form.length > 0) {
    goTo(`/app/${name}/${id}`);
    const save = await screen.findByRole('button', { name: 'Save' });
    await settled();
    expect(save.closest(formIn === 'dialog' ? '[role="dialog"]' : 'form'), name).toBeVisible();
  }
}

/** Declares one test of these resources: an app each would take most of its time. */
export function textIdConformance(resources: readonly Resource[]): void {
  let server: OpenServer;
  beforeAll(async () => {
    server = await openServer();
  });
  afterAll(() => server.close());

  test(
    'lists, pages of records and forms take ids that are texts',
    async () => {
      const session = await sessionOf(server, 'admin');
      const { refused } = await openWithTextIds(server, '/app/MyAccount');
      for (const resource of resources) {
        await openAll(server, session, resource);
        expect(refused.filter(isOfIds)).toEqual([]);
      }
    },
    LONGEST_MS,
  );
}
