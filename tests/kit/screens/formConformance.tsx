// Conformance of every declared record form, as tests over the given declarations.
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { ZodType } from 'zod';
import type { Endpoint } from '../../../contract/endpoint.ts';
import type { Resource } from '../../../src/engine/defineResource.ts';
import { openApp, sessionOf } from './openApp.tsx';
import { goTo } from '../../resources/goTo.ts';
import { saidOf } from '../../resources/messages.ts';
import { fileServer } from '../servers/fileServer.ts';

/** Declares the tests of those of these resources whose records can be edited; they share one server. */
export async function formConformance(resources: readonly Resource[]): Promise<void> {
  const server = await fileServer();
  const session = await sessionOf(server, 'admin');

  type Row = Record<string, unknown>;
  /** Whether a title is typed: a selected one cannot be emptied or extended. */
  function isTyped(title: string, { input }: Endpoint): boolean {
    const { shape } = input as unknown as { shape: Record<string, ZodType | undefined> };
    return shape[title]?.safeParse('Anything').success ?? false;
  }
  const withForms = resources.filter(
    ({ form, title, collection: { update } }) =>
      update && Object.values(form).flat().length > 0 && isTyped(title, update),
  );

  test('there are declarations with a form', () => {
    expect(withForms.length).toBeGreaterThan(0);
  });

  describe.each(withForms)('the form of $name', ({ name, title, collection }) => {
    const label = saidOf('en', `resources.${name}.fields.${title}`);
    const ask = async (endpoint: Endpoint, input: Row) =>
      (await server.ask(endpoint, input, session)).body;
    /** The newest record; our own resources return a bare array. */
    const first = async () => {
      const body = await ask(collection.list, { page: 0, size: 1 });
      return ((Array.isArray(body) ? body : (body as { content: Row[] }).content) as Row[])[0]!;
    };
    async function openFirst() {
      const row = await first();
      const app = await openApp({ server, session, at: `/app/${name}` });
      goTo(`/app/${name}/${String(row[collection.id])}`);
      // A list behind a dialog may have a filter of the same name.
      const form = (await screen.findByRole('button', { name: 'Save' })).closest('form')!;
      const field = await within(form).findByLabelText(new RegExp(`^${label}(?: optional)?$`));
      await waitFor(() => expect(field).toHaveValue(String(row[title])));
      return { ...app, row, field };
    }

    test('bad input is named at its field, and nothing is saved', async () => {
      const { user, field, row } = await openFirst();
      await user.clear(field);
      await user.click(await screen.findByRole('button', { name: 'Save' }));
      expect(await screen.findByText('1 field to correct')).toBeVisible();
      expect(field).toHaveAccessibleDescription(new RegExp(label, 'i'));
      expect(field).toHaveFocus();
      // The message in the foot leads back to it.
      act(() => field.blur());
      await user.click(within(field.closest('form')!).getByRole('button', { name: label }));
      expect(field).toHaveFocus();
      expect((await first())[title]).toBe(row[title]);
    });

    const heldUp = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

    test('another language keeps what was typed, unsaved, and says its error anew', async () => {
      const { user, field, row } = await openFirst();
      await user.type(field, '!');
      // Behind a dialog the switch can only be found by the search.
      await user.click(screen.getByRole('button', { name: '中文', hidden: true }));
      const save = await screen.findByRole('button', { name: '保存' });
      expect(save.closest('form')).toContainElement(field);
      expect(field).toHaveAccessibleName(
        new RegExp(`^${saidOf('zh', `resources.${name}.fields.${title}`)}`),
      );
      expect(field).toHaveValue(`${String(row[title])}!`);
      expect(heldUp()).toBe(true);
      await user.clear(field);
      await user.click(save);
      await waitFor(() => expect(field).toHaveAccessibleDescription(/^请/));
      await user.click(screen.getByRole('button', { name: 'EN', hidden: true }));
      await waitFor(() => expect(field).toHaveAccessibleDescription(/^Please/));
    });

    test('two submits in one moment are one save', async () => {
      const { user, field, network } = await openFirst();
      const saves: string[] = [];
      network.events.on('request:start', ({ request }) => {
        if (request.method !== 'GET') saves.push(new URL(request.url).pathname);
      });
      await user.type(field, ' once');
      const form = field.closest('form')!;
      act(() => {
        for (let times = 0; times < 2; times += 1)
          form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      });
      await waitFor(() => expect(saves.length).toBeGreaterThan(0));
      await waitFor(async () => expect(String((await first())[title])).toMatch(/ once$/));
      expect(saves).toHaveLength(1);
    });

    test('a stale save is refused, tells what changed, and keeps what was typed', async () => {
      const { user, field, row } = await openFirst();
      const called = String(row[title]);
      await user.type(field, ' mine');
      const draft = Object.keys((collection.update!.input as unknown as { shape: Row }).shape);
      const now = Object.fromEntries(draft.map((one) => [one, row[one]]));
      await ask(collection.update!, { ...now, [title]: `${called} theirs` });
      await user.click(await screen.findByRole('button', { name: 'Save' }));
      const dialog = await screen.findByRole('dialog', { name: /saved the .* at/ });
      await waitFor(() => expect(dialog).toHaveTextContent(`${called} theirs`));
      expect(dialog).toHaveTextContent(`${called} mine`);
      expect((await first())[title]).toBe(`${called} theirs`);
    });
  });
}
