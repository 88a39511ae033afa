// E-mails really leave: "Chinese subject and body arrive right, bcc hidden", and what goes wrong is called by its name.
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { sendMail, type Mail, type MailGateway } from '../../../server/outside/mailer.ts';
import { errorOf } from '../../kit/gatewayForms.ts';
import { freePort } from '../../kit/servers/serverProcess.ts';
import { MAIL_USER, openMailServer, type MailServer } from '../../kit/servers/mailServer.ts';

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

async function server(options: Parameters<typeof openMailServer>[0] = {}): Promise<MailServer> {
  const opened = await openMailServer(options);
  open.push(opened);
  return opened;
}

const gateway = (port: number, about: Partial<MailGateway> = {}): MailGateway => ({
  host: '127.0.0.1',
  port,
  username: '',
  password: '',
  senderName: '塞浦路斯邮政 Lockers',
  senderEmail: 'lockers@example.test',
  domain: 'lockers.example.test',
  bccEmail: '',
  ...about,
});

const mail = (about: Partial<Mail> = {}): Mail => ({
  to: 'eleni@example.test',
  subject: '您的包裹 RR482910007CY 已到柜',
  text: '尊敬的 Eleni：\n\n取件码 123456，请于 2026-11-21 17:30 前取件。\n',
  key: '7.1700000000000',
  confidential: false,
  ...about,
});

describe('an e-mail that arrives', () => {
  it('has its Chinese subject, sender and text as they were written', async () => {
    const { port, mailbox } = await server();
    await sendMail(gateway(port), mail());
    expect(mailbox).toHaveLength(1);
    expect(mailbox[0]!.mail).toMatchObject({
      subject: '您的包裹 RR482910007CY 已到柜',
      from: { name: '塞浦路斯邮政 Lockers', address: 'lockers@example.test' },
      to: [{ address: 'eleni@example.test' }],
      text: '尊敬的 Eleni：\n\n取件码 123456，请于 2026-11-21 17:30 前取件。\n',
      messageId: '<7.1700000000000@example.test>',
    });
    expect(mailbox[0]!.mail.html).toBeUndefined();
  });

  it('goes to the hidden copy too, and says so nowhere', async () => {
    const { port, mailbox } = await server();
    await sendMail(gateway(port, { bccEmail: 'copies@example.test' }), mail());
    expect(mailbox[0]!.recipients).toEqual(['eleni@example.test', 'copies@example.test']);
    expect(mailbox[0]!.raw).not.toContain('copies@');
  });

  it('has no copy where it holds a PIN: that is nobody else’s business', async () => {
    const { port, mailbox } = await server();
    await sendMail(
      gateway(port, { bccEmail: 'copies@example.test' }),
      mail({ confidential: true }),
    );
    expect(mailbox[0]!.recipients).toEqual(['eleni@example.test']);
  });

  it('gets no header of its own from what it says', async () => {
    const { port, mailbox } = await server();
    await sendMail(gateway(port), mail({ subject: 'One\r\nBcc: evil@example.test' }));
    expect(mailbox[0]!.recipients).toEqual(['eleni@example.test']);
    expect(mailbox[0]!.mail.subject).toBe('One Bcc: evil@example.test');
  });

  it('goes to one address, whatever stands in it', async () => {
    const { port, mailbox } = await server();
    await sendMail(gateway(port), mail({ to: 'a@example.test, b@example.test' })).catch(() => {});
    expect(mailbox.flatMap(({ recipients }) => recipients)).not.toContain('b@example.test');
  });

  it('is signed in with the name and password of the gateway', async () => {
    const { port, mailbox } = await server({ signIn: true });
    await sendMail(gateway(port, MAIL_USER), mail());
    expect(mailbox).toHaveLength(1);
    const wrong = sendMail(gateway(port, { ...MAIL_USER, password: 'another' }), mail());
    expect(await errorOf(wrong)).toEqual(['SIGN_IN_REFUSED', 535, false]);
  });
});

describe('an e-mail that does not', () => {
  it.each([
    [{ rcpt: 550 }, 'ADDRESS_REFUSED', 550],
    [{ rcpt: 451 }, 'REFUSED', 451],
    [{ data: 554 }, 'MESSAGE_REFUSED', 554],
    [{ data: 452 }, 'REFUSED', 452],
  ])('%j is called %s', async (mood, fault, status) => {
    const { port } = await server({ mood });
    expect(await errorOf(sendMail(gateway(port), mail()))).toEqual([fault, status, false]);
  });

  it('is not made up for by a copy that arrives', async () => {
    const { port, mailbox } = await server({ mood: { rcpt: 550, whom: mail().to } });
    const copied = gateway(port, { bccEmail: 'copies@example.test' });
    expect(await errorOf(sendMail(copied, mail()))).toEqual(['ADDRESS_REFUSED', 550, false]);
    expect(mailbox.map(({ recipients }) => recipients)).toEqual([['copies@example.test']]);
  });

  it('is not made up for either where the address was entered in other capitals', async () => {
    const { port } = await server({ mood: { rcpt: 550, whom: 'Eleni@example.test' } });
    const copied = gateway(port, { bccEmail: 'copies@example.test' });
    const sent = sendMail(copied, mail({ to: 'Eleni@Example.TEST' }));
    expect(await errorOf(sent)).toEqual(['ADDRESS_REFUSED', 550, false]);
  });

  it('is hung up on when it was given up: a slow server would bring it after all', async () => {
    let heard = '';
    let hungUp = false;
    const slow = createServer((socket) => {
      socket.on('data', (part) => (heard += part));
      socket.on('error', () => undefined);
      socket.on('close', () => (hungUp = true));
      socket.write('220-slow\r\n');
    });
    await new Promise<void>((done) => {
      slow.listen(0, '127.0.0.1', done);
    });
    open.push(slow);
    const { port } = slow.address() as AddressInfo;
    expect(await errorOf(sendMail(gateway(port), mail(), 300))).toEqual([
      'NO_ANSWER',
      undefined,
      false,
    ]);
    await expect.poll(() => hungUp).toBe(true);
    expect(heard).not.toContain('DATA');
  });

  it('may have arrived where the server took it and never said so', async () => {
    const { port, mailbox } = await server({ mood: { silent: true } });
    expect(await errorOf(sendMail(gateway(port), mail(), 1_500))).toEqual([
      'NO_ANSWER',
      undefined,
      true,
    ]);
    expect(mailbox).toHaveLength(1);
  });

  it('finds nobody at the address', async () => {
    const port = await freePort();
    expect(await errorOf(sendMail(gateway(port), mail()))).toEqual([
      'UNREACHABLE',
      undefined,
      false,
    ]);
  });

  it('finds somebody who is no mail server', async () => {
    const other = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.end('HTTP/1.1 400 Bad Request\r\n\r\n');
    });
    await new Promise<void>((done) => {
      other.listen(0, '127.0.0.1', done);
    });
    open.push(other);
    const { port } = other.address() as AddressInfo;
    expect(await errorOf(sendMail(gateway(port), mail()))).toEqual(['NONSENSE', undefined, false]);
  });

  it('finds no server of that name', async () => {
    const { port } = await server();
    const failure = sendMail(gateway(port, { host: 'no.such.host.invalid' }), mail());
    expect(await errorOf(failure)).toEqual(['UNREACHABLE', undefined, false]);
  });
});
