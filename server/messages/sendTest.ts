// A message that is sent at once, to try a gateway or a template; who sent it where is written down, and what came of it.
import type { Channel } from '../../domain/messages/messages.ts';
import { maskAddress } from '../../domain/people/masking.ts';
import { doneBy } from '../events/actor.ts';
import type { RequestContext } from '../http/context.ts';
import { Problem } from '../system/problem.ts';
import { sendMail } from '../outside/mailer.ts';
import { failureOf, type SendFailure } from '../outside/sendFailure.ts';
import { sendSms } from '../outside/smsGateway.ts';
import { mailGatewayOf, readMailRow, readSmsRow, smsGatewayOf } from './gatewayAccounts.ts';
import { appendEvent, type NewEvent } from '../events/append.ts';

export interface TestMessage {
  readonly channel: Channel;
  /** A mobile number as it is dialled (`dialledAs`), or an e-mail address. */
  readonly address: string;
  /** Of an e-mail. */
  readonly title: string;
  readonly text: string;
  /** What is tried: a gateway, or a template. */
  readonly subject: NewEvent['subject'];
}

async function send(
  context: RequestContext,
  { channel, address, title, text }: TestMessage,
): Promise<unknown> {
  const { db } = context.database;
  const key = `test.${context.user.userId}.${context.now()}`;
  if (channel === 'MAIL') {
    const row = await readMailRow(db);
    if (row.smtpServerUrl === '') throw new Problem('GATEWAY_NOT_SET');
    const mail = { to: address, subject: title, text, key, confidential: true };
    return sendMail(mailGatewayOf(context, row), mail);
  }
  const row = await readSmsRow(db);
  if (row.url === '') throw new Problem('GATEWAY_NOT_SET');
  return sendSms(smsGatewayOf(context, row), { to: address, text, key });
}

/** The refusal that says what a gateway did. */
const problemOf = ({ fault, status }: SendFailure): Problem =>
  new Problem(`GATEWAY_${fault}`, status === undefined ? {} : { values: { status } });

/**
 * Sends it by what is saved, and waits for what comes of it.
 * Refuses with GATEWAY_NOT_SET, with GATEWAY_ and the fault, and with TOO_MANY_TRIES. Not inside a transaction.
 */
export async function sendTest(context: RequestContext, message: TestMessage): Promise<void> {
  await context.throttle.take({ testSent: String(context.user.userId) });
  const { channel, address, subject } = message;
  const tried = { channel, address: maskAddress(channel, address) };
  const happened = (type: 'TEST_SENT' | 'TEST_FAILED', data: Record<string, unknown>) =>
    context.database.transaction((trx) =>
      appendEvent(trx, { ...doneBy(context), type, subject, data: { ...tried, ...data } }),
    );
  try {
    await send(context, message);
  } catch (error) {
    if (error instanceof Problem) throw error;
    const failure = failureOf(error);
    await happened('TEST_FAILED', { fault: failure.fault, status: failure.status ?? null });
    throw problemOf(failure);
  }
  await happened('TEST_SENT', {});
}
