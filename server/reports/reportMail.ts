// A report on its way by e-mail: the outbox keeps what was asked, and the file is made when the message leaves.
import type { Transaction } from 'kysely';
import {
  REPORT_FORMATS,
  REPORTS,
  type ReportFormat,
  type ReportName,
} from '../../domain/reports/reports.ts';
import type { Tables } from '../db/tables.ts';
import { csvDownload, xlsxDownload } from '../exports/export.ts';
import { inTurns } from '../exports/exportTurns.ts';
import { reportFile, withSums, type Line } from './file.ts';
import type { ParsedInput, Reader } from './reader.ts';
import { REPORT_TITLES } from './titles.ts';
import type { MailFile } from '../outside/mailer.ts';
import { holdClaim, type Claimed } from '../messages/claimMessages.ts';
import type { Sending } from '../messages/deliver.ts';
import { mailingAccount } from './mailingAccount.ts';
import { enqueueMessage } from '../events/append.ts';
import { whereItStands } from './reportPlace.ts';
import { stillGoes } from './scheduleRecipients.ts';

/** More rows than these are not sent as a file: mail servers refuse what is too large. The mail says where they are. */
export const MAILED_ROWS_MAX = 20_000;

/** What the outbox keeps of a report that is to be sent. */
export interface Enclosed {
  readonly name: ReportName;
  readonly format: ReportFormat;
  readonly asked: ParsedInput;
  /** Whose eyes it is for; null: of nobody in particular, and then what is personal is masked. */
  readonly userId: number | null;
  /** What is mailed by itself: the schedule that it is of. */
  readonly schedule?: number;
}

/** What a template says of a side of the span that is open. */
const OPEN = '…';

/** Puts the report into the outbox for each of the addresses, and gives the numbers of the messages. `now` is epoch milliseconds. */
export function tellReport(
  trx: Transaction<Tables>,
  addresses: readonly string[],
  report: Enclosed,
  now: number,
): Promise<number[]> {
  const { startTime, endTime } = report.asked;
  const reportName = REPORT_TITLES[report.name][0];
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

/** What whoever it goes to may see now; nothing when it is not to be mailed any more. */
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

/** Whether it brings a report that somebody asked for, with the filter of their own. */
export const isAskedFor = (data: Claimed['data']): boolean =>
  ((data['report'] as Enclosed | undefined)?.userId ?? null) !== null;

/** Longer than this no report is worked on: the try has failed. */
const MADE_WITHIN_MS = 60_000;

/** Holds the message anew after each portion; throws where it is somebody else's by now, or has taken too long. */
function holding(sending: Sending, message: Claimed): () => Promise<void> {
  const until = performance.now() + MADE_WITHIN_MS;
  return async () => {
    if (performance.now() > until) throw new Error('a report took too long to be made');
    if (!(await holdClaim(sending, message))) throw new Error('a report was taken over');
  };
}

/** All rows, or nothing where there are too many to be sent. */
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

async function* inOne(page: readonly Line[]) {
  yield page;
}

async function made(
  { name, format, asked }: Enclosed,
  reader: Reader & Pick<Sending, 'exports'>,
  most: number,
  hold: () => Promise<void>,
): Promise<MailFile | undefined> {
  const file = reportFile(name, format, asked, reader);
  const rows = await gathered(inTurns(reader.exports, file.rows), most, hold);
  if (!rows) return undefined;
  const pages = withSums({ ...file, rows: inOne(rows) });
  const list = { name: file.name, columns: file.columns, pages };
  const download = format === 'CSV' ? csvDownload(list) : xlsxDownload(list);
  return {
    filename: `${file.name}.${format.toLowerCase()}`,
    contentType: download.headers.get('content-type') ?? 'application/octet-stream',
    content: Buffer.from(await download.arrayBuffer()),
  };
}

/**
 * The file that a message is to bring, as the report is at the moment of sending, or the note that stands for it;
 * nothing where it brings none; OVER where whoever asked may not have it any more.
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
  const file = await made(report, reader, most, hold);
  await hold();
  return file ? { file } : { note: whereItStands(report, most, sending.config.publicUrl) };
}
