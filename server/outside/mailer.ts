// Sends e-mail through an SMTP server.
import { createTransport } from 'nodemailer';
import { SMTPS_PORT } from '../../domain/messages/gateways.ts';
import { isLoopback } from '../system/config.ts';
import { within } from '../system/within.ts';
import { failureOf, SendFailure } from './sendFailure.ts';

/** The SMTP server and its credentials. */
export interface MailGateway {
  readonly host: string;
  readonly port: number;
  /** Empty: no authentication. */
  readonly username: string;
  readonly password: string;
  readonly senderName: string;
  readonly senderEmail: string;
  /** The EHLO name; this machine's own when empty. */
  readonly domain: string;
  readonly bccEmail: string;
}

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same on every attempt, so that mailboxes can detect duplicates. */
  readonly key: string;
  /** Contains a PIN or a code: no blind copy is sent. */
  readonly confidential: boolean;
  readonly attachment?: MailFile | undefined;
}

export interface MailFile {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

const CONNECT_WITHIN_MS = 8_000;
const SILENT_MS = 12_000;
/** Timeout of one e-mail as a whole. */
export const MAIL_WITHIN_MS = 25_000;

interface Refusal {
  code?: string;
  originalCode?: string;
  command?: string;
  responseCode?: number;
}

const INSECURE = /CERT|SELF_SIGNED|TLS|SSL|EPROTO\b|ALTNAME/;

const CODES: Readonly<Record<string, 'SIGN_IN_REFUSED' | 'NOT_SECURE' | 'NO_ANSWER' | 'NONSENSE'>> =
  { EAUTH: 'SIGN_IN_REFUSED', ETLS: 'NOT_SECURE', ETIMEDOUT: 'NO_ANSWER', EPROTOCOL: 'NONSENSE' };

function errorOf({ code = '', originalCode = '', command, responseCode = 0 }: Refusal) {
  const known = CODES[code];
  if (known) return known;
  if (INSECURE.test(originalCode)) return 'NOT_SECURE';
  if (command === 'RCPT TO' && responseCode >= 500) return 'ADDRESS_REFUSED';
  if (command === 'DATA' && responseCode >= 500) return 'MESSAGE_REFUSED';
  if (responseCode > 0) return 'REFUSED';
  return /^E(?:DNS|CONNECTION|SOCKET)$/.test(code) ? 'UNREACHABLE' : 'BROKEN';
}

/** Once the body is being sent, a broken connection leaves the result unknown. */
function failed(error: Refusal, bodyUnderWay: boolean): SendFailure {
  const code = errorOf(error);
  const lost = code === 'NO_ANSWER' || code === 'UNREACHABLE';
  return new SendFailure(code, {
    status: error.responseCode || undefined,
    unsure: lost && bodyUnderWay,
  });
}

/** Watches the SMTP log only for the start of the body; stores nothing of it. */
function listener(onBody: () => void) {
  const deaf = () => undefined;
  const hear = (entry: unknown, line?: unknown) => {
    const { tnx } = Object(entry) as { tnx?: unknown };
    if (tnx === 'client' && /(?:^|\n)DATA$/.test(String(line))) onBody();
  };
  return { trace: deaf, debug: hear, info: deaf, warn: deaf, error: deaf, fatal: deaf };
}

const transportOf = (gateway: MailGateway, onBody: () => void) =>
  createTransport({
    host: gateway.host.replace(/^\[(.*)\]$/, '$1'),
    port: gateway.port,
    secure: gateway.port === SMTPS_PORT,
    // Never send a password in clear text.
    requireTLS: gateway.username !== '' && !isLoopback(gateway.host),
    ...(gateway.username !== '' && { auth: { user: gateway.username, pass: gateway.password } }),
    ...(gateway.domain !== '' && { name: gateway.domain }),
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    socketTimeout: SILENT_MS,
    dnsTimeout: CONNECT_WITHIN_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
    transactionLog: true,
    logger: listener(onBody),
  });

const named = (name: string, address: string) => ({ name, address });

const messageOf = (gateway: MailGateway, mail: Mail) => ({
  from: named(gateway.senderName, gateway.senderEmail),
  to: named('', mail.to),
  ...(gateway.bccEmail !== '' && !mail.confidential && { bcc: named('', gateway.bccEmail) }),
  subject: mail.subject.replaceAll(/\s+/g, ' ').trim(),
  text: mail.text,
  ...(mail.attachment && { attachments: [mail.attachment] }),
  messageId: `<${mail.key}@${gateway.senderEmail.split('@').at(-1)}>`,
  headers: { 'Auto-Submitted': 'auto-generated' },
});

/**
 * Sends it; resolves once the mail server has accepted it. Throws SendFailure.
 * @returns whether the mail server rejected the blind copy
 */
export async function sendMail(
  gateway: MailGateway,
  mail: Mail,
  withinMs = MAIL_WITHIN_MS,
): Promise<{ copyRefused: boolean }> {
  let bodyUnderWay = false;
  const transport = transportOf(gateway, () => (bodyUnderWay = true));
  const late = () => {
    throw new SendFailure('NO_ANSWER', { unsure: bodyUnderWay });
  };
  // Closes the connection on timeout: a slow server might otherwise still deliver what is sent again later.
  const hangUp = new AbortController();
  const message = { ...messageOf(gateway, mail), signal: hangUp.signal };
  try {
    const sent = transport.sendMail(message).catch((error: unknown) => {
      throw failed(error as Refusal, bodyUnderWay);
    });
    const { rejectedErrors = [], envelope } = await within(withinMs, sent, late);
    // An accepted copy does not count for the recipient. The server returns addresses normalized.
    const refused = rejectedErrors.find(({ recipient }) => recipient === envelope.to[0]);
    if (refused) throw failed(refused, false);
    return { copyRefused: rejectedErrors.length > 0 };
  } catch (error) {
    throw failureOf(error);
  } finally {
    hangUp.abort();
    transport.close();
  }
}
