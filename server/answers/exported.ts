// The one way in which a list leaves as a file: that it was taken, by whom and of what, stands in the history first.
import { isPersonalFilter, maskPersonal } from '../../domain/personal.ts';
import type { Ask } from '../http/ask.ts';
import { csvDownload, xlsxDownload, type Export } from '../http/export.ts';
import { pdfDownload } from '../http/pdfDownload.ts';
import { timeText } from '../http/times.ts';
import { record, type Happening } from '../work/record.ts';
import { doneBy } from './actor.ts';

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

/**
 * Writes down that the list is taken, before a row of it leaves, and when it ends how many rows left and whether they
 * were all: whoever breaks off has what came before. Gives the list back, counted while it is read.
 * @param format the file's ending: `csv`, `xlsx`, `pdf`
 */
export async function noted<R>(ask: Ask, format: string, list: Taken<R>): Promise<Export<R>> {
  const { called, asked, lockerId, pages } = list;
  const about = { subject: ['export', called], lockerId: lockerId ?? null } as const;
  const write = (happening: Pick<Happening, 'type' | 'data'>) =>
    ask.database.transaction((trx) =>
      record(trx, { ...doneBy(ask), ...about, subject: [...about.subject], ...happening }),
    );
  await write({ type: 'EXPORTED', data: { format, filters: maskedFilters(asked) } });
  async function* counted() {
    let rows = 0;
    let whole = false;
    try {
      for await (const page of pages) {
        rows += page.length;
        yield page;
      }
      whole = true;
    } finally {
      await write({ type: 'EXPORT_ENDED', data: { format, rows, whole } });
    }
  }
  return { ...list, pages: counted() };
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
  ask: Ask,
  format: 'CSV' | 'XLSX',
  list: Taken<R>,
  below: () => Promise<readonly R[]>,
): Promise<Response> {
  const { pages, ...rest } = await noted(ask, format.toLowerCase(), list);
  const whole = { ...rest, pages: followed(pages, below) };
  return format === 'CSV' ? csvDownload(whole) : xlsxDownload(whole);
}

/** The list as CSV. */
export const csvExport = async <R>(ask: Ask, list: Taken<R>): Promise<Response> =>
  csvDownload(await noted(ask, 'csv', list));

/** The list as a workbook. */
export const xlsxExport = async <R>(ask: Ask, list: Taken<R>): Promise<Response> =>
  xlsxDownload(await noted(ask, 'xlsx', list));

/** The list as a PDF, which says when it was taken and with which filters. */
export const pdfExport = async <R>(ask: Ask, title: string, list: Taken<R>): Promise<Response> => {
  const taken = timeText(ask.now(), ask.config.timeZone);
  return pdfDownload(await noted(ask, 'pdf', list), { title, taken, asked: list.asked });
};
