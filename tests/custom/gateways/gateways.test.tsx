// The gateways as whoever may change them sees them: valid before a save, secrets written and never read, tried at once.
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { gateways } from '../../../contract/messages/gateways.ts';
import { listenToWire } from '../../resources/wire.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { forFile } from '../../kit/servers/forFile.ts';
import { openMailServer, type Mood } from '../../kit/servers/mailServer.ts';
import { openApp } from '../../kit/screens/openApp.tsx';
import { openSmsServer, saying } from '../../kit/servers/smsServer.ts';

const mood: Mood = {};
const mailServer = await forFile(openMailServer({ mood }));
const smsServer = await forFile(openSmsServer());
const server = await fileServer({ config: { allowPrivateGateways: true } });
beforeEach(async () => {
  await server.database.db.deleteFrom('mailAccounts').execute();
  await server.database.db.deleteFrom('smsAccounts').execute();
});

type Opening = NonNullable<Parameters<typeof openApp>[0]>;
const open = (at: 'Emailgateway' | 'SMSGateway', options: Opening = {}) =>
  openApp({ server, user: 'admin', at: `/app/${at}`, ...options });
const field = (name: string | RegExp) => screen.findByLabelText(name);
const press = (name: string) => screen.findByRole('button', { name });
const mailRow = () => server.database.db.selectFrom('mailAccounts').selectAll().executeTakeFirst();

/** Fills in the form of the e-mail gateway with the server of this test. */
async function fillMail({ user }: Awaited<ReturnType<typeof open>>) {
  const enter = async (name: RegExp, text: string) => {
    const input = await field(name);
    await user.clear(input);
    await user.type(input, text);
  };
  await enter(/^SMTP server/, '127.0.0.1');
  await enter(/^Port/, String(mailServer.port));
  await enter(/^Sender name/, 'Lockers');
  await enter(/^Sender e-mail address/, 'lockers@example.test');
}

/** The page of the e-mail gateway, filled in and saved; with a password where one is given. */
async function openSaved(password?: string) {
  const app = await open('Emailgateway');
  const { user } = app;
  await fillMail(app);
  if (password !== undefined) {
    await user.type(await field(/^User/), 'lockers');
    await user.type(await field(/^Password/), password);
  }
  expect(await screen.findByText(/without your unsaved changes/)).toBeVisible();
  await user.click(await press('Save'));
  const saved = password === undefined ? 'update success' : 'A value is stored.';
  expect(await screen.findByText(saved)).toBeVisible();
  return user;
}

describe('The e-mail gateway', () => {
  test('a form that is not valid says "Please enter a valid email address", and nothing is sent (R5.40)', async () => {
    const app = await open('Emailgateway');
    const wire = listenToWire(app);
    const sender = await field(/^Sender e-mail address/);
    await app.user.type(sender, 'nobody');
    await app.user.click(await press('Save'));
    expect(sender).toHaveAccessibleDescription('Please enter a valid email address');
    expect(await field(/^SMTP server/)).toHaveAccessibleDescription(
      'Please enter the host name or IP address of the server',
    );
    expect(wire.of(gateways.saveMail.path)).toEqual([]);
    expect(await mailRow()).toBeUndefined();
  });

  test('a password is written and never read: one is kept, another can be set, and what is left alone stays', async () => {
    const user = await openSaved('first secret');
    expect(document.body.innerHTML).not.toContain('first secret');
    const first = (await mailRow())?.password;
    expect(first).toBeTruthy();
    expect(first).not.toContain('secret');

    await user.type(await field(/^Sender name/), ' Ltd');
    await user.click(await press('Save'));
    await waitFor(async () => expect((await mailRow())?.senderName).toBe('Lockers Ltd'));
    expect((await mailRow())?.password).toBe(first);

    await user.click(await press('Set a new one: Password'));
    const input = await field(/^Password/);
    expect(input).toHaveFocus();
    expect(input).toHaveAttribute('type', 'password');
    await user.click(await press('Keep the current one'));
    await user.click(await press('Set a new one: Password'));
    await user.type(await field(/^Password/), 'second secret');
    await user.click(await press('Save'));
    await waitFor(async () => expect((await mailRow())?.password).not.toBe(first));
    expect(await screen.findByText('A value is stored.')).toBeVisible();
  });

  test('a kept password goes to no other server: it is asked for anew, at its field', async () => {
    const user = await openSaved('first secret');
    const host = await field(/^SMTP server/);
    await user.clear(host);
    await user.type(host, 'elsewhere.test');
    await user.click(await press('Save'));
    const input = await waitFor(() => {
      const found = screen.getByLabelText(/^Password/);
      expect(found).toHaveAttribute('type', 'password');
      return found;
    });
    expect(input).toHaveAccessibleDescription(/the stored one is not sent elsewhere/);
    await user.type(input, 'third secret');
    await user.click(await press('Save'));
    await waitFor(async () => expect((await mailRow())?.smtpServerUrl).toBe('elsewhere.test'));
  });

  test('a test e-mail needs an address: "Please enter a valid email address"; then "The Email is sent!" (R5.39, R8.24)', async () => {
    const user = await openSaved();
    await user.click(await press('Send a test'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please enter a valid email address',
    );
    await user.type(await field('E-mail address'), 'me@example.test');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(await press('Send a test'));
    expect(await screen.findByText('The Email is sent!')).toBeVisible();
    expect(mailServer.mailbox.at(-1)?.recipients).toEqual(['me@example.test']);
    await user.click(await screen.findByRole('switch', { name: 'Send e-mails' }));
    await user.click(await press('Save'));
    await waitFor(async () => expect((await mailRow())?.enableFlag).toBe(true));
  });

  test('whoever may only see it sees facts, and neither form nor test', async () => {
    await open('Emailgateway', { user: 'viewer' });
    expect(await screen.findByText('Sender e-mail address')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Send a test' })).toBeNull();
  });
});

describe('The SMS gateway', () => {
  const smsRow = () => server.database.db.selectFrom('smsAccounts').selectAll().executeTakeFirst();

  test("url, apiKey, Encoding and senderId are saved, the key is written and never read; 'The SMS is sent!' (R1.32, R2.131, R8.25)", async () => {
    const { user } = await open('SMSGateway');
    await user.type(await field(/^Address/), smsServer.url);
    await user.selectOptions(await field('Encoding'), 'Body: form fields');
    await user.type(await field(/^Sender/), 'LOCKERS');
    await user.type(await field(/^API key/), 'key of the test');
    await user.click(await press('Save'));
    expect(await screen.findByText('A value is stored.')).toBeVisible();
    expect(document.body.innerHTML).not.toContain('key of the test');
    expect(await smsRow()).toMatchObject({ encoding: 'FORM', senderId: 'LOCKERS' });

    await user.click(await press('Send a test'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please enter a valid mobile number',
    );
    await user.type(await field('Mobile number'), '99 123456');
    await user.click(await press('Send a test'));
    expect(await screen.findByText('The SMS is sent!')).toBeVisible();
    const { headers, body } = smsServer.calls.at(-1)!;
    expect(headers.authorization).toBe('Bearer key of the test');
    expect(new URLSearchParams(body).get('to')).toBe('0035799123456');

    smsServer.answer(saying(403));
    await user.click(await press('Send a test'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Not sent: The gateway rejected the user, the password or the key.',
    );
    smsServer.answer(saying(200, '{"id":"1"}'));
  });

  test('what counts as accepted is a setting, and a test shows the raw response', async () => {
    const { user } = await open('SMSGateway');
    await user.type(await field(/^Address/), smsServer.url);
    expect(screen.queryByLabelText(/^Field of the response/)).toBeNull();
    await user.selectOptions(await field(/^Accepted if/), 'A field of the response has a value');
    await user.click(await press('Save'));
    expect(await field(/^Value of success/)).toBeInvalid();
    await user.type(await field(/^Field of the response/), 'code');
    await user.type(await field(/^Value of success/), '7');
    await user.click(await press('Save'));
    expect(await screen.findByText(/the field code has the value 7/)).toBeVisible();
    expect(await smsRow()).toMatchObject({
      acceptance: 'FIELD',
      acceptedField: 'code',
      acceptedValue: '7',
    });

    await user.type(await field('Mobile number'), '99 123456');
    for (const [body, said] of [
      ['{"code":7}', undefined],
      ['{"code":8}', 'Not sent: The gateway refused the message (200).'],
    ] as const) {
      smsServer.answer(saying(200, body));
      await user.click(await press('Send a test'));
      const shown = await screen.findByText(new RegExp(`HTTP 200.*${body}`, 's'));
      expect(shown).toHaveTextContent('Content-Type: application/json');
      if (said) expect(screen.getByRole('alert')).toHaveTextContent(said);
      else expect(screen.queryByRole('alert')).toBeNull();
    }
    smsServer.answer(saying(200, '{"id":"1"}'));
  });

  test('shows how it is asked, in Chinese too, without its key', async () => {
    const { user } = await open('SMSGateway', { language: 'zh' });
    await user.type(await field(/^地址/), smsServer.url);
    await user.type(await field(/^API 密钥/), 'key of the test');
    await user.click(await press('保存'));
    const panel = (await screen.findByRole('heading', { name: '短信的提交方式' })).parentElement!;
    expect(within(panel).getByText(/POST .*Authorization: Bearer ••••••/s)).toBeVisible();
  });
});
