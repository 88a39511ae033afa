// A mail server in the test's process: it stores what it receives, and can be made to misbehave.
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** An e-mail as it arrived. */
export interface Arrived {
  /** The envelope's recipients, including hidden copies. */
  readonly recipients: readonly string[];
  readonly raw: string;
  readonly mail: Email;
}

export interface MailServer {
  readonly port: number;
  readonly mailbox: Arrived[];
  close(): Promise<void>;
}

const refusal = (code: number, words: string) =>
  Object.assign(new Error(words), { responseCode: code });

/** SMTP error codes to reply with; none by default. */
export interface Mood {
  rcpt?: number;
  /** The recipients it refuses; all when omitted. */
  whom?: string;
  data?: number;
  /** It accepts the whole e-mail and never confirms it. */
  silent?: boolean;
}

export const MAIL_USER = { username: 'lockers', password: 'mailbox secret' };

/** Starts it; with `signIn` it accepts only MAIL_USER. */
export async function openMailServer({
  mood = {},
  signIn = false,
}: { mood?: Mood; signIn?: boolean } = {}): Promise<MailServer> {
  const mailbox: Arrived[] = [];
  const receive = async (
    stream: AsyncIterable<Buffer>,
    to: readonly { address: string }[],
    done: (refused?: Error) => void,
  ) => {
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(part);
    if (mood.data) return done(refusal(mood.data, 'not now'));
    const raw = Buffer.concat(parts).toString();
    const recipients = to.map(({ address }) => address);
    mailbox.push({ recipients, raw, mail: await PostalMime.parse(raw) });
    return mood.silent ? undefined : done();
  };
  const options: SMTPServerOptions = {
    authOptional: !signIn,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    closeTimeout: 100,
    onAuth: ({ username, password }, _session, done) =>
      username === MAIL_USER.username && password === MAIL_USER.password
        ? done(null, { user: username })
        : done(refusal(535, 'no')),
    onRcptTo: ({ address }, _session, done) =>
      done(mood.rcpt && (mood.whom ?? address) === address ? refusal(mood.rcpt, 'not here') : null),
    onData: (stream, { envelope }, done) => void receive(stream, envelope.rcptTo, done),
  };
  const server = new SMTPServer(options);
  // A client that disconnects midway does not fail the test.
  server.on('error', () => undefined);
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((done) => server.close(() => done()));
  return { port, mailbox, close };
}
