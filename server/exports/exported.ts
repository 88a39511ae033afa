// The one way in which a list leaves as a file: that it was taken, by whom and of what, stands in the history first.
import { setTimeout as pause } from 'node:timers/promises';
import { isPersonalFilter, maskPersonal } from '../../domain/people/personal.ts';
import type { RequestContext } from '../http/context.ts';
import { csvDownload, xlsxDownload, type Export } from './export.ts';
import { inTurns } from './exportTurns.ts';
import { pdfDownload } from './pdfDownload.ts';
import { logBroken } from '../http/respond.ts';
import { timeText } from './times.ts';
import { appendEvent, type NewEvent } from '../events/append.ts';
import { doneBy } from '../events/actor.ts';

/** A download with what the history says of it. */
export interface Taken<R> extends Export<R> {
  /** What the list is called in the history, e.g. `parcels`. */
  readonly called: string;
  /** The filters and the order that it was asked with. */
  readonly asked: Readonly<Record<string, unknown>>;
  /** The one locker that it is about. */
  readonly lockerId?: number;
}

/** What somebody looked for may say who it was about: of that only the mask is kept. */
export const maskedFilters = (asked: Taken<unknown>['asked']): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(asked)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => [
        name,
        typeof value === 'string' && isPersonalFilter(name) ? maskPersonal(name, value) : value,
      ]),
  );

/** The same portions, the first of them read already: what cannot be read at all is refused, and no file is begun. */
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

/** Whoever takes nothing for so long keeps nobody else from their file: milliseconds. */
const STALLED_MS = 60_000;

/** What was written is given a moment to leave before the connection is cut. */
const LEAVES_WITHIN_MS = 100;

/** Tells the log why a file broke off, and cuts the connection: an end that looks like one would be a lie. */
const breaking = (context: RequestContext) => async (cause: unknown) => {
  logBroken(context.log, cause);
  await pause(LEAVES_WITHIN_MS);
  context.hangUp();
  await pause(LEAVES_WITHIN_MS);
};

/**
 * Writes down that the list is taken, before a row of it leaves, and when it ends how many rows left and whether they
 * were all: whoever breaks off has what came before. Gives the list back, counted while it is read. It waits for its
 * place among the files of this server, and keeps that until its end.
 * @param format the file's ending: `csv`, `xlsx`, `pdf`
 */
export async function noted<R>(
  context: RequestContext,
  format: string,
  list: Taken<R>,
): Promise<Export<R>> {
  const { called, asked, lockerId, pages } = list;
  const about = { subject: ['export', called], lockerId: lockerId ?? null } as const;
  const write = (happening: Pick<NewEvent, 'type' | 'data'>) =>
    context.database.transaction((trx) =>
      appendEvent(trx, { ...doneBy(context), ...about, subject: [...about.subject], ...happening }),
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
  // Whoever has gone may never have looked at what was read for them.
  context.signal.addEventListener('abort', () => void portions.return().catch(() => undefined));
  try {
    await write({ type: 'EXPORTED', data: { format, filters: maskedFilters(asked) } });
    return { ...list, pages: await begun(portions), broke: breaking(context) };
  } catch (error) {
    leave();
    throw error;
  }
}

async function* followed<R>(
  pages: AsyncIterable<readonly R[]>,
  below: () => Promise<readonly R[]>,
) {
  yield* pages;
  yield await below();
}

/** The list with lines below it that are no rows of it: they leave with it and are not counted. */
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

/** The list as CSV. */
export const csvExport = async <R>(context: RequestContext, list: Taken<R>): Promise<Response> =>
  csvDownload(await noted(context, 'csv', list));

/** The list as a workbook. */
export const xlsxExport = async <R>(context: RequestContext, list: Taken<R>): Promise<Response> =>
  xlsxDownload(await noted(context, 'xlsx', list));

/** The list as a PDF, which says when it was taken and with which filters. */
export const pdfExport = async <R>(
  context: RequestContext,
  title: string,
  list: Taken<R>,
): Promise<Response> => {
  const taken = timeText(context.now(), context.config.timeZone);
  return pdfDownload(await noted(context, 'pdf', list), { title, taken, asked: list.asked });
};
