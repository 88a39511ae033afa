// Sends a test message of a gateway or a template at once, and records sender, address and outcome.
import type { GatewayResponse } from '../../contract/messages/gateways.ts';
import type { Channel } from '../../domain/messages/messages.ts';
import { maskAddress } from '../../domain/people/masking.ts';
import { doneBy } from '../events/doneBy.ts';
import type { RequestContext } from '../http/context.ts';
import { Problem } from '../system/problem.ts';
import { sendMail } from '../outside/mailer.ts';
import { failureOf, type SendFailure } from '../outside/sendFailure.ts';
import { postSms, refuseUnaccepted } from '../outside/smsGateway.ts';
import { shownResponse } from './shownResponse.ts';
import { mailGatewayOf, readMailRow, readSmsRow, smsGatewayOf } from './gatewayAccounts.ts';
import { appendEvent, type NewEvent } from '../events/append.ts';

export interface TestMessage {
  readonly channel: Channel;
  /** A mobile number as dialled (`dialledAs`), or an e-mail address. */
  readonly address: string;
  /** E-mails only. */
  readonly title: string;
  readonly text: string;
  /** What is tested: a gateway or a template. */
  readonly subject: NewEvent['subject'];
}

/** Receives the response of an SMS gateway, also one that refuses. */
type Listener = (response: GatewayResponse) => void;

async function send(
  context: RequestContext,
  { channel, address, title, text }: TestMessage,
  onResponse: Listener,
): Promise<void> {
  const { db } = context.database;
  const key = `test.${context.user.userId}.${context.now()}`;
  if (channel === 'MAIL') {
    const row = await readMailRow(db);
    if (row.smtpServerUrl === '') throw new Problem('GATEWAY_NOT_SET');
    const mail = { to: address, subject: title, text, key, confidential: true };
    await sendMail(mailGatewayOf(context, row), mail);
    return;
  }
  const row = await readSmsRow(db);
  if (row.url === '') throw new Problem('GATEWAY_NOT_SET');
  const gateway = smsGatewayOf(context, row);
  const response = await postSms(gateway, { to: address, text, key });
  onResponse(shownResponse(gateway, response));
  refuseUnaccepted(gateway, response);
}

/** The error that reports what the gateway did. */
const problemOf = ({ code, status }: SendFailure, response?: GatewayResponse): Problem =>
  new Problem(`GATEWAY_${code}`, {
    values: { ...(status !== undefined && { status }), ...response },
  });

/**
 * Sends the message with the saved settings and waits for the outcome. Must not run inside a transaction.
 * Throws GATEWAY_NOT_SET, GATEWAY_ followed by the gateway's error, and TOO_MANY_TRIES. The response of an SMS gateway is
 * returned, or in the problem's values, for those who set it up (`showsResponse`); it is not recorded.
 */
export async function sendTest(
  context: RequestContext,
  message: TestMessage,
  { showsResponse = false } = {},
): Promise<GatewayResponse | undefined> {
  await context.throttle.take({ testSent: String(context.user.userId) });
  const { channel, address, subject } = message;
  const tried = { channel, address: maskAddress(channel, address) };
  const happened = (type: 'TEST_SENT' | 'TEST_FAILED', data: Record<string, unknown>) =>
    context.database.transaction((trx) =>
      appendEvent(trx, { ...doneBy(context), type, subject, data: { ...tried, ...data } }),
    );
  let response: GatewayResponse | undefined;
  try {
    await send(context, message, (one) => {
      if (showsResponse) response = one;
    });
  } catch (error) {
    if (error instanceof Problem) throw error;
    const failure = failureOf(error);
    await happened('TEST_FAILED', { error: failure.code, status: failure.status ?? null });
    throw problemOf(failure, response);
  }
  await happened('TEST_SENT', {});
  return response;
}
