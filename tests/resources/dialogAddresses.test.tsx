// The form dialog of every resource that has one is part of its list's URL: a reload reopens it, Back closes it.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { resources } from '../../src/app/pages.ts';
import { plain } from '../../src/engine/fields/plain.ts';
import { fileServer } from '../kit/servers/fileServer.ts';
import { rowsIn } from '../kit/browser/pageRows.ts';
import { openApp, sessionOf } from '../kit/screens/openApp.tsx';
import { goTo } from './goTo.ts';
import { saidOf } from './messages.ts';

const server = await fileServer();
const session = await sessionOf(server, 'admin');

const withDialogs = resources.filter(({ formIn }) => formIn === 'dialog');

test('there are resources with form dialogs', () => expect(withDialogs.length).toBeGreaterThan(2));

describe.each(withDialogs)('$name', ({ name, collection }) => {
  const list = `/app/${name}?perPage=25`;
  const isUnfiltered = () => expect(location.search).toContain('perPage=25');
  const title = saidOf('en', `resources.${name}.title`);
  const table = () => screen.findByRole('table', { name: title, hidden: true });
  /** Opens the product there: behind a dialog no heading can be waited for. */
  const open = async (at: string) => {
    const app = await openApp({ server, session, at: '/app/MyAccount' });
    goTo(at);
    return app;
  };
  /** Some inputs are loaded after the form: each label has its input. */
  const drawn = () =>
    waitFor(() => {
      expect(document.querySelector('[role=dialog] [aria-busy=true]')).toBeNull();
      for (const { htmlFor } of document.querySelectorAll<HTMLLabelElement>('[role=dialog] label'))
        if (htmlFor !== '') expect(document.getElementById(htmlFor)).not.toBeNull();
    });
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  test('a reload reopens the form of a record, and Back closes it', async () => {
    const { body } = await server.ask(collection.list, { page: 0, size: 25 }, session);
    const ids = rowsIn(body).map((row) => plain(row[collection.id]));
    const { user } = await openApp({ server, session, at: list });
    const rows = within(await table());
    const edit = (await rows.findAllByRole('button', { name: /^Edit\b/ }))[0]!;
    await user.click(edit);
    await screen.findByRole('button', { name: 'Save' });
    expect(ids.map((id) => `/app/${name}/${id}`)).toContain(location.pathname);
    isUnfiltered();
    const entered = async () => {
      await drawn();
      return [...document.querySelectorAll<HTMLInputElement>('[role=dialog] input')].map(
        ({ value }) => value,
      );
    };
    const before = await entered();
    // The list was not drawn anew behind the dialog.
    expect(edit).toBeInTheDocument();
    const at = location.pathname + location.search;
    cleanup();
    await open(at);
    await screen.findByRole('button', { name: 'Save' });
    expect(await entered()).toEqual(before);
    expect(location.pathname + location.search).toBe(at);
  });

  test('Back closes the form, the list stays, and the button has the focus again', async () => {
    const { user } = await openApp({ server, session, at: list });
    const edit = (await within(await table()).findAllByRole('button', { name: /^Edit\b/ }))[0]!;
    await user.click(edit);
    await screen.findByRole('button', { name: 'Save' });
    history.back();
    await closed();
    expect(location.pathname).toBe(`/app/${name}`);
    isUnfiltered();
    await waitFor(() => expect(edit).toHaveFocus());
  });
});
