// The page of a template around its form: who only reads it, what stands there without one, and the test that is sent.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gateways } from '../../../contract/messages/gateways.ts';
import { templates } from '../../../contract/messages/templates.ts';
import { openApp, sessionOf } from '../../kit/screens/openApp.tsx';
import { openMailServer, type MailServer } from '../../kit/servers/mailServer.ts';
import { openServer, type OpenServer } from '../../kit/servers/openServer.ts';

let server: OpenServer;
let mailServer: MailServer;
let session: Awaited<ReturnType<typeof sessionOf>>;
beforeAll(async () => {
  server = await openServer();
  mailServer = await openMailServer();
  session = await sessionOf(server, 'admin');
});
afterAll(async () => {
  await mailServer.close();
  await server.close();
});

const open = (at: string, more: object = {}) => openApp({ server, session, at, ...more });
async function idOf(templateType: 'SMS' | 'MAIL', event: string) {
  const { body } = await server.ask(templates.query, { templateType }, session);
  return body.find(({ templateEvent }) => templateEvent === event)!.templateId;
}

describe('An address', () => {
  it('"without its parameter each says what is missing and links to the list it comes from"', async () => {
    await open('/app/SMSdetail?type=SMS');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Missing in the address: templateId.',
    );
    expect(screen.getByRole('link', { name: 'Back to the templates' })).toHaveAttribute(
      'href',
      '/app/NotificationContent',
    );
  });

  it('that names a template which is not there says so', async () => {
    await open('/app/SMSdetail?templateId=999999&type=SMS');
    expect(await screen.findByRole('alert')).toHaveTextContent('Template not found');
  });

  it('of the other type leads to the right one', async () => {
    const templateId = await idOf('MAIL', 'DEPOSIT');
    const { address } = await open(`/app/SMSdetail?templateId=${templateId}&type=SMS`);
    expect(await screen.findByRole('heading', { level: 1, name: 'E-mail: Deposit' })).toBeVisible();
    expect(address()).toBe(`/app/SMSdetail?templateId=${templateId}&type=EMAIL`);
  });
});

describe('Whoever may not change a template', () => {
  it('reads it as it will arrive, and has nothing to save or to send', async () => {
    const reader = await sessionOf(server, 'viewer');
    const at = `/app/SMSdetail?templateId=${await idOf('MAIL', 'DEPOSIT')}&type=EMAIL`;
    await open(at, { session: reader });
    expect(await screen.findByRole('region', { name: 'Preview' })).toBeVisible();
    expect(screen.getByText('Placeholders')).toBeVisible();
    for (const name of ['Save', 'Send a test'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });
});

describe('A save while the server is away', () => {
  it('is refused once, keeps what was typed, and succeeds when the server is back', async () => {
    const templateId = await idOf('SMS', 'COLLECTION');
    const { user, network, address } = await open(
      `/app/SMSdetail?templateId=${templateId}&type=SMS`,
    );
    const area = await screen.findByLabelText('Content');
    fireEvent.change(area, { target: { value: 'Collected, said once' } });
    await screen.findByText(/^Filled from/);
    network.use(http.all('*/api/*', () => HttpResponse.error()));
    let tries = 0;
    network.events.on('request:start', ({ request }) => {
      if (request.url.endsWith(templates.update.path)) tries += 1;
    });
    const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
    const away = 'The server cannot be reached. Nothing was saved; your entries are kept.';
    await save();
    expect(await screen.findByText(away)).toBeVisible();
    expect(screen.getByText(/^No connection since/)).toBeVisible();
    // What the page asks anew meanwhile fails, too, and so does a second try.
    window.dispatchEvent(new Event('online'));
    await save();
    await waitFor(() => expect(tries).toBe(2));
    await screen.findByRole('button', { name: 'Save' });
    expect(screen.getAllByText(/^The server cannot be reached/)).toHaveLength(1);
    expect(screen.getByLabelText('Content')).toBe(area);
    expect(area).toHaveValue('Collected, said once');
    network.resetHandlers();
    await save();
    expect(await screen.findByText('update success')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/app/NotificationContent'));
    const { body } = await server.ask(templates.one, { templateId }, session);
    expect(body.templateContent).toBe('Collected, said once');
    expect(screen.queryByText(away)).toBeNull();
    expect(tries).toBe(3);
  });
});

describe('The test of a template', () => {
  it('"Please enter a valid email address"; then "The Email is sent!", and it is in the mailbox (R2.97, R5.39, R8.24)', async () => {
    const at = `/app/SMSdetail?templateId=${await idOf('MAIL', 'DEPOSIT')}&type=EMAIL`;
    const { user } = await open(at);
    const address = await screen.findByLabelText('E-mail address');
    const send = () => user.click(screen.getByRole('button', { name: 'Send a test' }));
    await user.type(address, 'me');
    await send();
    expect(address).toHaveAccessibleDescription('Please enter a valid email address');
    await user.type(address, '@example.test');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No gateway is set up for this yet.',
    );
    const account = {
      smtpServerUrl: '127.0.0.1',
      smtpServerPort: mailServer.port,
      username: '',
      password: '',
      senderName: 'Lockers',
      senderEmail: 'lockers@example.test',
      domain: '',
      bccEmail: '',
      enableFlag: true,
    };
    expect((await server.ask(gateways.saveMail, account, session)).status).toBe(200);
    await send();
    expect(await screen.findByText('The Email is sent!')).toBeVisible();
    await waitFor(() => expect(mailServer.mailbox).toHaveLength(1));
    expect(mailServer.mailbox[0]?.mail.text).toContain('PIN: 123456');
  });

  it('says that changes which are not saved are not sent', async () => {
    const at = `/app/SMSdetail?templateId=${await idOf('SMS', 'EXPIRY')}&type=SMS`;
    const { user } = await open(at);
    const number = await screen.findByLabelText('Mobile number');
    expect(number).toHaveAccessibleDescription('Sent with sample values. It is sent in English.');
    await user.type(await screen.findByLabelText(/^Description/), '!');
    expect(number).toHaveAccessibleDescription(/^The saved version is sent/);
  });
});

describe('通知内容', () => {
  it('说中文，手机上也能用', async () => {
    await open('/app/NotificationContent', { language: 'zh', width: 390 });
    const list = await screen.findByRole('table', { name: '短信' });
    expect(within(list).getAllByText('已启用').length).toBeGreaterThan(0);
    expect(within(list).getByRole('link', { name: '重发取件码' })).toBeVisible();
  });
});
