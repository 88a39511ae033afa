// The form dialog of every declared action is part of the URL: a reload reopens it, Back closes it; questions have none.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { SessionUser } from '../../contract/account/sessions.ts';
import { resources } from '../../src/app/pages.ts';
import { asksFirst, hasForm } from '../../src/engine/actions/asks.ts';
import { offeredActions, refusalOf } from '../../src/engine/actions/offered.ts';
import type { Resource } from '../../src/engine/defineResource.ts';
import type { AnyRow } from '../../src/engine/fields/fieldType.ts';
import { plain } from '../../src/engine/fields/plain.ts';
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

const declared = resources.flatMap((resource) =>
  Object.entries(resource.actions)
    .filter(([act, action]) => action.on !== 'list' && asksFirst(resource, act))
    .map(([act]) => ({ name: resource.name, act, resource })),
);
const isForm = ({ resource, act }: { resource: Resource; act: string }) => {
  const action = resource.actions[act];
  return action?.does === 'call' && (action.asks ?? []).length > 0;
};
const forms = declared.filter(isForm);
const questions = declared.filter((one) => !isForm(one));

/** Rows of a resource that take the action, or those for which it is not offered. */
async function rowsFor(resource: Resource, act: string, offered: boolean): Promise<AnyRow[]> {
  const { list } = resource.collection;
  const { body } = await server.ask(list, { page: 0, size: 100 }, session);
  const isOffered = (row: AnyRow) =>
    offeredActions(resource, session.authoritySet, 'row', row).includes(act);
  return rowsIn(body).filter((row) =>
    offered ? isOffered(row) && refusalOf(resource, act, row) === undefined : !isOffered(row),
  );
}
const idIn = (resource: Resource, row: AnyRow | undefined) => plain(row?.[resource.collection.id]);
const address = () => location.pathname + location.search;
const dialogOf = (act: string, ids: readonly string[]) =>
  new URLSearchParams([['dialog', act], ...ids.map((id) => ['record', id])]).toString();
/** Opens the product elsewhere, then this URL: behind a dialog no heading can be waited for. */
const open = async (at: string, who = session) => {
  const app = await openApp({ server, session: who, at: '/app/nothing' });
  goTo(at);
  return app;
};
const form = async () => {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.querySelector('form')).not.toBeNull());
  return dialog;
};
// A part of the form that still loads hides what is already there until it has come.
const offers = async (label: string) => {
  const dialog = await form();
  await waitFor(() => expect(within(dialog).getByRole('button', { name: label })).toBeVisible());
};
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const refused = async () => {
  expect(await screen.findByText(saidOf('en', 'engine.act.notNow'))).toBeVisible();
  await waitFor(() => expect(location.search).not.toContain('dialog='));
  expect(screen.queryByRole('dialog')).toBeNull();
};

test('there are actions with a form, and actions with a question only', () => {
  expect(forms.length).toBeGreaterThan(4);
  expect(questions.length).toBeGreaterThan(4);
});

describe.each(forms)('$name $act', ({ resource, act }) => {
  const { name } = resource;
  const label = saidOf('en', `resources.${name}.actions.${act}.label`);

  test('a reload reopens its form for the same record, Back closes it', async () => {
    // What the server announces is known once the product is open.
    await openApp({ server, session, at: '/app/nothing' });
    cleanup();
    const [row] = await rowsFor(resource, act, true);
    // Some lists have no filter by id; their title is as good.
    const { id: key, list: inputs } = resource.collection;
    const by = key in (inputs.input as z.ZodObject).shape ? key : resource.title;
    const filter = JSON.stringify({ [by]: row?.[by] });
    const query = new URLSearchParams({ filter, perPage: '25' }).toString();
    await openApp({ server, session, at: `/app/${name}?${query}` });
    expect(hasForm(resource, act)).toBe(true);
    const list = address();
    const more = '.row-acts [aria-haspopup="menu"]';
    await waitFor(() => expect(document.querySelector(more)).not.toBeNull());
    fireEvent.click(document.querySelector(more)!);
    fireEvent.click(await screen.findByRole('menuitem', { name: label }));
    const title = (await form()).querySelector('h2')!.textContent;
    const at = `${list}&${dialogOf(act, [new URLSearchParams(location.search).get('record')!])}`;
    expect(address()).toBe(at);
    history.back();
    await closed();
    expect(address()).toBe(list);
    cleanup();

    await open(at);
    expect((await form()).querySelector('h2')).toHaveTextContent(title);
    expect(address()).toBe(at);
    const cancel = within(await form()).getByRole('button', { name: 'Cancel' });
    fireEvent.click(cancel);
    await closed();
    expect(address()).toBe(list);
  });

  test('a shared link opens it on the page of the record, for several records too', async () => {
    const takesSeveral = resource.actions[act]?.on.includes('selection') === true;
    const rows = (await rowsFor(resource, act, true)).slice(0, takesSeveral ? 2 : 1);
    const ids = rows.map((row) => idIn(resource, row));
    await open(`/app/${name}?${dialogOf(act, ids)}`);
    await offers(label);
    cleanup();
    if (resource.show.length === 0) return;
    await open(`/app/${name}/${ids[0]}/show?${dialogOf(act, ids.slice(0, 1))}`);
    await offers(label);
  });

  test('the page opens without it where it does not apply, is not permitted or has no record', async () => {
    const [other] = await rowsFor(resource, act, false);
    const [row] = await rowsFor(resource, act, true);
    if (other) {
      await open(`/app/${name}?${dialogOf(act, [idIn(resource, other)])}`);
      await refused();
      cleanup();
    }
    await open(`/app/${name}?${dialogOf(act, [])}`);
    await refused();
    cleanup();
    await open(`/app/${name}?${dialogOf(act, [idIn(resource, row)])}`, viewer);
    await refused();
  });
});

test.each(questions)('a link never asks the question of $name $act', async ({ resource, act }) => {
  const [row] = await rowsFor(resource, act, true);
  await open(`/app/${resource.name}?${dialogOf(act, [idIn(resource, row) || '1'])}`);
  await refused();
});
