// Sends a report by e-mail to the caller: adds it to the outbox and waits briefly for the outcome.
import { setTimeout as pause } from 'node:timers/promises';
import type { ReportFormat, ReportName } from '../../domain/reports/reports.ts';
import { doneBy } from '../events/doneBy.ts';
import { maskedFilters } from '../exports/exported.ts';
import type { RequestContext } from '../http/context.ts';
import { Problem } from '../system/problem.ts';
import type { ParsedInput } from './reader.ts';
import { channelsOn } from '../messages/gatewayAccounts.ts';
import { appendEvent } from '../events/append.ts';
import { enqueueReport } from './reportMail.ts';

/** How long the caller waits for it to be sent; after that it is sent in the background. */
const WAIT_MS = 20_000;
const LOOK_EVERY_MS = 200;

/** R7.126: report e-mail endpoints return a `result` of 1 on success. */
const SENT = 1;
/** Not accepted by a mail server so far: it is listed among the messages. */
const NOT_SENT = 0;

async function addressOf({ database, user }: RequestContext): Promise<string> {
  const { email } = await database.db
    .selectFrom('staff')
    .select('email')
    .where('userId', '=', user.userId)
    .executeTakeFirstOrThrow();
  if (!email) throw new Problem('REPORT_NO_ADDRESS');
  return email;
}

/** Waits until the message is sent, given up or held, or has failed once. */
async function becameOf({ database, signal }: RequestContext, outboxId: number): Promise<number> {
  const until = performance.now() + WAIT_MS;
  while (performance.now() < until && !signal.aborted) {
    const { state, error } = await database.db
      .selectFrom('outbox')
      .select(['state', 'error'])
      .where('outboxId', '=', outboxId)
      .executeTakeFirstOrThrow();
    if (state === 'SENT') return SENT;
    if (state === 'FAILED' || state === 'HELD' || error !== null) return NOT_SENT;
    await pause(LOOK_EVERY_MS);
  }
  return NOT_SENT;
}

/**
 * Sends the report to the caller; returns 1 once a mail server accepted it, 0 if none did so far.
 * Throws REPORT_NO_ADDRESS, GATEWAY_NOT_SET and TOO_MANY_TRIES.
 */
export async function mailReport(
  context: RequestContext,
  name: ReportName,
  format: ReportFormat,
  params: ParsedInput,
): Promise<number> {
  const address = await addressOf(context);
  if (!(await channelsOn(context.database.db)).includes('MAIL'))
    throw new Problem('GATEWAY_NOT_SET');
  await context.throttle.take({ reportMailed: String(context.user.userId) });
  const { userId } = context.user;
  const outboxId = await context.database.transaction(async (trx) => {
    await appendEvent(trx, {
      ...doneBy(context),
      type: 'EXPORTED',
      subject: ['export', `${name}Report`],
      data: { format: format.toLowerCase(), filters: maskedFilters(params), mailed: true },
    });
    const { language, now } = context;
    const report = { name, format, params, userId, ...(language && { language }) };
    return enqueueReport(trx, [address], report, now());
  });
  return becameOf(context, outboxId[0] ?? 0);
}
