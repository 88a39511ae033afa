// Answers a noun of our own that is only read: its list from its contract, and its exports.
import type { Collection } from '../../contract/collection.ts';
import { answer, type Answered } from '../http/answer.ts';
import type { Ask } from '../http/ask.ts';
import { pageAnswer } from './listing.ts';
import { tableExports } from './tableExport.ts';
import { readPage, type Fields, type Kept } from './tableQueries.ts';

type ListNoun = Required<Pick<Collection, 'feature' | 'exportCsv' | 'exportXlsx'>> & Collection;

/** How such a noun is read. */
export interface ListAnswers {
  /** What its rows are read from, for whoever asks now. */
  readonly kept: (ask: Ask) => Kept;
  /** How its rows come until somebody sorts them, as on the wire: `lockerName,asc`. */
  readonly sort: string;
  /** What is looked at before anything is read; it may refuse. */
  readonly before?: (asked: Fields, ask: Ask) => Promise<void>;
}

/** The answers of a noun whose records follow from others. */
export function answerList(noun: ListNoun, { kept, sort, before }: ListAnswers): Answered[] {
  const sorted = async (input: unknown, ask: Ask) => {
    const asked = { sort, ...(input as Fields) };
    await before?.(asked, ask);
    return asked;
  };
  const exports = (ask: Ask) => tableExports(noun, kept(ask), noun.feature);
  return answer(noun, {
    list: async (input: unknown, ask: Ask) => {
      const asked = (await sorted(input, ask)) as unknown as Parameters<typeof readPage>[3];
      const { rows, total } = await readPage(ask.database.db, noun, kept(ask), asked, ask);
      return pageAnswer(rows, total, asked.size);
    },
    exportCsv: async (input: unknown, ask: Ask) =>
      exports(ask).exportCsv(await sorted(input, ask), ask),
    exportXlsx: async (input: unknown, ask: Ask) =>
      exports(ask).exportXlsx(await sorted(input, ask), ask),
  });
}
