// A report in an e-mail: the outbox stores its parameters, and the file is generated on sending.
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../domain/limits.ts';
import {
  REPORT_FORMATS,
  REPORTS,
  type ReportFormat,
  type ReportName,
} from '../../domain/reports/reports.ts';
import type { Db, Trx } from '../db/tables.ts';
import { csvDownload } from '../exports/csvDownload.ts';
import { xlsxDownload } from '../exports/xlsxDownload.ts';
import { followed } from '../exports/exported.ts';
import { inTurns } from '../exports/exportTurns.ts';
import type { FileLanguage } from '../exports/words.ts';
import { reportFile, type Line } from './file.ts';
import type { ParsedInput, Reader } from './reader.ts';
import { reportTitle } from './titles.ts';
import type { MailFile } from '../outside/mailer.ts';
import { readNetworkLanguage } from '../messages/languages.ts';
import { holdClaim, type Claimed } from '../messages/claimMessages.ts';
import type { Sending } from '../messages/deliver.ts';
import { mailingAccount } from './mailingAccount.ts';
import { enqueueMessage } from '../events/append.ts';
import { reportPlace } from './reportPlace.ts';
import { stillGoes } from './scheduleRecipients.ts';

/** Larger reports are not attached, as mail servers reject large files. The mail links to the report instead. */
export const MAILED_ROWS_MAX = 20_000;

/** The report parameters stored in the outbox. */
export interface Enclosed {
  readonly name: ReportName;
  readonly format: ReportFormat;
  readonly params: ParsedInput;
  /** The user whose permissions apply; null: nobody's, and personal data is masked. */
  readonly userId: number | null;
  /** The language of the file; absent: the network's for schedules, and none for earlier messages. */
  readonly language?: FileLanguage;
  /** The schedule, for scheduled reports. */
  readonly schedule?: number;
}

/** The language of the file, its title and what replaces it: the requester's; for schedules the network's, if screens have it. */
async function languageOf(db: Db, { language, userId }: Enclosed): Promise<FileLanguage> {
  if (language || userId !== null) return language;
  const { language: network } = await readNetworkLanguage(db);
  return LANGUAGES.find((known) => known === network) ?? DEFAULT_LANGUAGE;
}

/** Text for an open end of the span in a template. */
const OPEN = '…';

/** Queues the report for each address and returns the message ids. `now` is epoch milliseconds. */
export async function enqueueReport(
  trx: Trx,
  addresses: readonly string[],
  report: Enclosed,
  now: number,
): Promise<number[]> {
  const { startTime, endTime } = report.params;
  const reportName = reportTitle(report.name, await languageOf(trx, report));
  const data = { reportName, startTime: startTime ?? OPEN, endTime: endTime ?? OPEN, report };
  const to = addresses.map((address) => ({ channel: 'MAIL' as const, address }));
  return enqueueMessage(trx, 'REPORT', to, data, now);
}

function enclosedIn({ event, data }: Claimed): Enclosed | undefined {
  const report = data['report'] as Enclosed | undefined;
  const known =
    event === 'REPORT' &&
    report !== undefined &&
    REPORTS.includes(report.name) &&
    REPORT_FORMATS.includes(report.format);
  return known ? report : undefined;
}

/** The recipient's current permissions; undefined if the report may not be mailed any more. */
async function readerOf(
  sending: Sending,
  { userId, schedule = 0 }: Enclosed,
  { address, creationTime }: Claimed,
): Promise<(Reader & Pick<Sending, 'exports'>) | undefined> {
  const { db } = sending.database;
  const reader = { ...sending, now: () => creationTime };
  if (userId === null)
    return (await stillGoes(db, schedule, address, sending.now()))
      ? { ...reader, user: { authoritySet: [] } }
      : undefined;
  const user = await mailingAccount(db, userId, sending.now());
  return user && { ...reader, user };
}

/** Whether it carries a report requested by a user, with their own filters. */
export const isRequested = (data: Claimed['data']): boolean =>
  ((data['report'] as Enclosed | undefined)?.userId ?? null) !== null;

/** Maximum time to generate a report; after it, the attempt fails. */
const MADE_WITHIN_MS = 60_000;

/** Extends the claim after each portion; throws if it was lost or generation takes too long. */
function holding(sending: Sending, message: Claimed): () => Promise<void> {
  const until = performance.now() + MADE_WITHIN_MS;
  return async () => {
    if (performance.now() > until) throw new Error('a report took too long to be made');
    if (!(await holdClaim(sending, message))) throw new Error('a report was taken over');
  };
}

/** All rows, or undefined if there are too many to attach. */
async function gathered(
  rows: AsyncIterable<readonly Line[]>,
  most: number,
  hold: () => Promise<void>,
): Promise<Line[] | undefined> {
  const all: Line[] = [];
  for await (const page of rows) {
    await hold();
    all.push(...page);
    if (all.length > most) return undefined;
  }
  return all;
}

async function made(
  { name, format, params }: Enclosed,
  reader: Reader & Pick<Sending, 'exports'> & { readonly language: FileLanguage },
  most: number,
  hold: () => Promise<void>,
): Promise<MailFile | undefined> {
  const { rows, sums, ...file } = reportFile(name, params, reader);
  const all = await gathered(inTurns(reader.exports, rows), most, hold);
  if (!all) return undefined;
  const list = { ...file, pages: followed([all], sums) };
  const download = format === 'CSV' ? csvDownload(list) : xlsxDownload(list);
  return {
    filename: `${file.name}.${format.toLowerCase()}`,
    contentType: download.headers.get('content-type') ?? 'application/octet-stream',
    content: Buffer.from(await download.arrayBuffer()),
  };
}

/**
 * The file to attach, generated at the moment of sending, or the note that replaces it;
 * undefined if the message has no report; OVER if the requester may not receive it any more.
 */
export async function enclosedReport(
  sending: Sending,
  message: Claimed,
): Promise<{ file?: MailFile; note?: string } | undefined | 'OVER'> {
  const report = enclosedIn(message);
  if (!report) return undefined;
  const reader = await readerOf(sending, report, message);
  if (!reader) return 'OVER';
  const most = sending.mailedRowsMax ?? MAILED_ROWS_MAX;
  const hold = holding(sending, message);
  const language = await languageOf(sending.database.db, report);
  const file = await made(report, { ...reader, language }, most, hold);
  await hold();
  return file ? { file } : { note: reportPlace(report, most, language, sending.config.publicUrl) };
}
