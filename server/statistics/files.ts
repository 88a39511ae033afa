// Statistics as files: columns, and sums below the rows; headings are translated for the reader.
import type { ExportColumn } from '../exports/export.ts';
import { figureIn, headingIn, isChoiceList, valueIn, type FileLanguage } from '../exports/words.ts';

/** A heading, and the field of rows and sums in its column. */
type Column<R> = readonly [header: string, field: keyof R & string];

/** A line of the file: a row, or the sums. */
export interface Line {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly isSum: boolean;
}

/** A statistic's rows and sums. */
interface Result {
  readonly content: readonly object[];
  readonly sums: object;
}

const FLOWS = [
  ['Deposited', 'depositedCount'],
  ['Collected', 'collectedCount'],
  ['Expired', 'expiredCount'],
] as const;
const STAY = ['Average hours', 'averageHours'] as const;

/** By the statistic's name. */
export const STATISTICS_COLUMNS = {
  providers: [['Provider', 'providerName'], ['Provider number', 'providerNumber'], ...FLOWS, STAY],
  days: [['Day', 'day'], ...FLOWS],
  hours: [
    ['Weekday', 'weekday'],
    ['Hour', 'hour'],
    ['Days', 'dayCount'],
    ['Deposited', 'depositedCount'],
    ['Collected', 'collectedCount'],
  ],
  boxes: [
    ['Day', 'day'],
    ['Boxes', 'boxCount'],
    ['In use on average', 'averageInUse'],
    ['In use at most', 'mostInUse'],
    ['Out of service on average', 'averageOutOfService'],
    ['Free on average', 'averageFree'],
    ['Free at least', 'fewestFree'],
    ['Percent in use', 'inUseShare'],
  ],
  dwell: [
    ['From hours', 'fromHour'],
    ['Until hours', 'untilHour'],
    ['Collected', 'collectedCount'],
    ['Percent', 'share'],
  ],
  areas: [
    ['Province', 'provinceName'],
    ['District', 'districtName'],
    ['Lockers', 'lockerCount'],
    ['Boxes', 'boxCount'],
    ...FLOWS,
    STAY,
    ['Deposited a box', 'perBox'],
  ],
} as const satisfies Record<string, readonly Column<Record<string, unknown>>[]>;

export type StatisticName = keyof typeof STATISTICS_COLUMNS;

/** Label of the sum line, in the first column. */
const SUM_WORD = 'Total';

const rawValue = (value: unknown): string | number | null =>
  typeof value === 'string' || typeof value === 'number' ? value : null;

/** The columns of the file. */
export const columnsOf = (name: StatisticName, language: FileLanguage): ExportColumn<Line>[] =>
  STATISTICS_COLUMNS[name].map((column, place) => ({
    header: figureIn(language, 'statistics', column),
    type: column[1] === 'day' ? 'day' : 'plain',
    value: ({ fields, isSum }) => {
      const [, field] = column;
      if (isSum && place === 0) return headingIn(language, SUM_WORD);
      const value = rawValue(fields[field]);
      return isChoiceList(field) ? valueIn(language, field, value) : value;
    },
  }));

/** The rows, followed by the sums. */
export async function* linesOf(read: () => Promise<Result>): AsyncGenerator<Line[]> {
  const { content, sums } = await read();
  const rows = content.map((fields) => ({ fields: { ...fields }, isSum: false }));
  yield [...rows, { fields: { ...sums }, isSum: true }];
}
