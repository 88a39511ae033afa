// Exports of lists: every download is recorded in the history before its first row.
import { setTimeout as pause } from 'node:timers/promises';
import { isPersonalFilter, maskPersonal } from '../../domain/people/personal.ts';
import { unhurried } from '../db/limits.ts';
import type { RequestContext } from '../http/context.ts';
import { columnsIn, type Export, type Page } from './export.ts';
import { csvDownload } from './csvDownload.ts';
import { inTurns } from './exportTurns.ts';
import { pdfDownload } from './pdfDownload.ts';
import { logBroken } from '../http/respond.ts';
import { timeText } from './times.ts';
import { headingIn } from './words.ts';
import { xlsxDownload } from './xlsxDownload.ts';
import { appendEvent, type NewEvent } from '../events/append.ts';
import { doneBy } from '../events/doneBy.ts';

/** A download with the details of its event. */
export interface Taken<R> extends Omit<Export<R>, 'timeZone'> {
  /** The list's name in the history, e.g. `parcels`. */
  readonly called: string;
  /** The filters and order of the request. */
  readonly params: Readonly<Record<string, unknown>>;
  /** The locker the list is limited to. */
  readonly lockerId?: number;
}

/** Personal search terms are masked in the history. */
export const maskedFilters = (params: Taken<unknown>['params']): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(params)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => [
        name,
        typeof value === 'string' && isPersonalFilter(name) ? maskPersonal(name, value) : value,
      ]),
  );

/** The same pages with the first already read, so that an error becomes a response instead of a broken file. */
async function begun<T>(pages: AsyncGenerator<T>): Promise<AsyncIterable<T>> {
  const first = await pages.next();
  return (async function* rest() {
    try {
      if (first.done) return;
      yield first.value;
      yield* pages;
    } finally {
      await pages.return(undefined);
    }
  })();
}

/** A client that reads nothing for this long loses its slot, milliseconds. */
const STALLED_MS = 60_000;

/** Time for written data to be sent before the connection is cut. */
const LEAVES_WITHIN_MS = 100;

/** Logs why a file broke off and cuts the connection: a normal end would make it look complete. */
const breaking = (context: RequestContext) => async (cause: unknown) => {
  logBroken(context.log, cause);
  await pause(LEAVES_WITHIN_MS);
  context.hangUp();
  await pause(LEAVES_WITHIN_MS);
};

/**
 * Records the export before its first row, and at its end how many rows were sent and whether they were all, because
 * an aborted download still contains data. Returns the list, counted while it is read. Waits for a
 * slot in this server's export queue and holds it until the end.
 * @param format the file extension: `csv`, `xlsx`, `pdf`
 */
export async function noted<R>(
  context: RequestContext,
  format: string,
  list: Taken<R>,
): Promise<Export<R>> {
  const { called, params, lockerId, pages } = list;
  const about = { subject: ['export', called], lockerId: lockerId ?? null } as const;
  const write = (event: Pick<NewEvent, 'type' | 'data'>) =>
    context.database.transaction((trx) =>
      appendEvent(trx, { ...doneBy(context), ...about, ...event }),
    );
  const leave = await context.exports.enter(context.user.userId, context.signal);
  const giveUp = () => {
    leave();
    context.hangUp();
  };
  async function* counted() {
    let rows = 0;
    let whole = false;
    try {
      for await (const page of inTurns(context.exports, pages)) {
        rows += page.length;
        const stalled = setTimeout(giveUp, STALLED_MS).unref();
        try {
          yield page;
        } finally {
          clearTimeout(stalled);
        }
      }
      whole = true;
    } finally {
      leave();
      await write({ type: 'EXPORT_ENDED', data: { format, rows, whole } });
    }
  }
  const portions = counted();
  // After a disconnect the stream may never have been read, so its source must be ended here.
  context.signal.addEventListener('abort', () => void portions.return().catch(() => undefined));
  try {
    await write({ type: 'EXPORTED', data: { format, filters: maskedFilters(params) } });
    const columns = columnsIn(context.language, list.columns);
    const { timeZone } = context.config;
    return { ...list, columns, timeZone, pages: await begun(portions), broke: breaking(context) };
  } catch (error) {
    leave();
    throw error;
  }
}

/** The pages, followed by additional rows; their statements may take minutes. */
export async function* followed<R>(
  pages: AsyncIterable<Page<R>> | Iterable<Page<R>>,
  below: () => Promise<readonly R[]>,
): AsyncGenerator<Page<R>> {
  yield* pages;
  yield await unhurried(below);
}

/** The list followed by additional rows, which are not counted. */
export async function withLinesBelow<R>(
  context: RequestContext,
  format: 'CSV' | 'XLSX',
  list: Taken<R>,
  below: () => Promise<readonly R[]>,
): Promise<Response> {
  const { pages, ...rest } = await noted(context, format.toLowerCase(), list);
  const whole = { ...rest, pages: followed(pages, () => context.exports.turn(below)) };
  return format === 'CSV' ? csvDownload(whole) : xlsxDownload(whole);
}

/** The list as a CSV file. */
export const csvExport = async <R>(context: RequestContext, list: Taken<R>): Promise<Response> =>
  csvDownload(await noted(context, 'csv', list));

/** The list as a workbook. */
export const xlsxExport = async <R>(context: RequestContext, list: Taken<R>): Promise<Response> =>
  xlsxDownload(await noted(context, 'xlsx', list));

/** The handlers of the two exports of a list. */
export const exportsOf = <I, R>(
  listOf: (input: I, context: RequestContext) => Taken<R> | Promise<Taken<R>>,
) => ({
  exportCsv: async (input: I, context: RequestContext) =>
    csvExport(context, await listOf(input, context)),
  exportXlsx: async (input: I, context: RequestContext) =>
    xlsxExport(context, await listOf(input, context)),
});

/** The list as a PDF, with its export time and filters. */
export const pdfExport = async <R>(
  context: RequestContext,
  title: string,
  list: Taken<R>,
): Promise<Response> => {
  const taken = timeText(context.now(), context.config.timeZone);
  const { language } = context;
  return pdfDownload(await noted(context, 'pdf', list), {
    title: headingIn(language, title),
    taken,
    params: list.params,
    language,
  });
};
