// Languages on the screens: of a customer, and of the network.
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApp, sessionOf, type OpenAppOptions } from '../kit/screens/openApp.tsx';
import { openServer, type OpenServer } from '../kit/servers/openServer.ts';

let server: OpenServer;
let session: Awaited<ReturnType<typeof sessionOf>>;
beforeAll(async () => {
  server = await openServer();
  session = await sessionOf(server, 'admin');
});
afterAll(() => server.close());

const open = (at: string, more: OpenAppOptions = {}) =>
  openApp({ server, session, at: `/app/${at}`, ...more });

async function customer(language: 'en' | 'zh' | null) {
  const { db } = server.database;
  const found = await db
    .selectFrom('members')
    .select('memberId')
    .where('memberStatus', '=', 'ACTIVE')
    .where('deletedAt', 'is', null)
    .where('language', 'is not distinct from', language)
    .orderBy('memberId')
    .executeTakeFirstOrThrow();
  const current = () =>
    db
      .selectFrom('members')
      .select('language')
      .where('memberId', '=', found.memberId)
      .executeTakeFirstOrThrow()
      .then((row) => row.language);
  return { at: `customerDetail?memberId=${found.memberId}`, current };
}

const factOf = (section: string, name: string): HTMLElement =>
  within(screen.getByRole('region', { name: section })).getByText(name, { selector: 'dt' })
    .nextElementSibling as HTMLElement;

describe('A customer', () => {
  it('has a language, which is changed on their page', async () => {
    const { at, current } = await customer(null);
    const { user } = await open(at);
    await screen.findByRole('button', { name: 'Change language' });
    const section = 'Contact details';
    await waitFor(() =>
      expect(factOf(section, 'Language')).toHaveTextContent('English, the language of the network'),
    );
    await user.click(screen.getByRole('button', { name: 'Change language' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText('Language'), 'Chinese');
    await user.click(dialog.getByRole('button', { name: 'Change language' }));
    await waitFor(() => expect(factOf(section, 'Language')).toHaveTextContent(/^Chinese/));
    expect(await current()).toBe('zh');
  });

  it('的语言在中文界面中显示', async () => {
    const { at } = await customer('zh');
    await open(at, { language: 'zh' });
    const change = await screen.findByRole('button', { name: '更改语言' });
    expect(change.closest('dd')).toHaveTextContent('中文');
  });

  it('is entered with a language, or with none', async () => {
    await open('members/create');
    const language = await screen.findByLabelText<HTMLSelectElement>(/^Language/, {
      selector: 'select',
    });
    const offered = within(language).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['English', 'Chinese']),
    );
    expect(language).not.toBeRequired();
  });
});

it("the network's language is set in the system settings", async () => {
  const { user } = await open('systemSetting');
  const language = await screen.findByLabelText<HTMLSelectElement>('Language', {
    selector: 'select',
  });
  expect(language).toHaveDisplayValue('English');
  await user.selectOptions(language, 'Chinese');
  const form = within(language.closest('form')!);
  await user.click(form.getByRole('button', { name: 'Save' }));
  const kept = () =>
    server.database.db
      .selectFrom('settings')
      .select('settingValue')
      .where('settingKey', '=', 'NETWORK_LANGUAGE')
      .executeTakeFirst();
  await waitFor(async () => expect((await kept())?.settingValue).toBe('zh'));
  await server.database.db
    .deleteFrom('settings')
    .where('settingKey', '=', 'NETWORK_LANGUAGE')
    .execute();
});
