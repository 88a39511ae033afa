// A locker's free boxes over the last days as a file: a row an hour, two columns a size.
import type { AvailabilityHistory } from '../../contract/availability.ts';
import type { Ask } from '../http/ask.ts';
import type { Export, ExportColumn } from '../http/export.ts';
import { dateText, timeText } from '../http/times.ts';
import { record } from '../work/record.ts';
import { doneBy } from './actor.ts';
import { readFreeOverTime } from './freeOverTime.ts';

type Moment = AvailabilityHistory['moments'][number];

/** What nobody knows is an empty cell. */
const columnsOf = (
  { sizes, knownUntil }: AvailabilityHistory,
  timeZone: string,
): ExportColumn<Moment>[] => [
  { header: 'Time', value: ({ time }) => timeText(time, timeZone) },
  ...sizes.flatMap(({ name }, place) => [
    {
      header: `${name} free`,
      value: ({ time, free }: Moment) => (time > knownUntil ? null : (free[place] ?? null)),
    },
    { header: `${name} boxes`, value: ({ boxes }: Moment) => boxes[place] ?? null },
  ]),
];

/** What the download holds. That it was taken, by whom and of what, is written into the history first. */
export async function exportedHistory(lockerId: number, ask: Ask): Promise<Export<Moment>> {
  const history = await readFreeOverTime(lockerId, ask);
  await ask.database.transaction((trx) =>
    record(trx, {
      ...doneBy(ask),
      type: 'EXPORTED',
      subject: ['export', 'availability'],
      lockerId,
      data: { id: lockerId },
    }),
  );
  async function* pages() {
    yield history.moments;
  }
  const { timeZone } = ask.config;
  return {
    name: `free-boxes-${lockerId}-${dateText(ask.now(), timeZone)}`,
    columns: columnsOf(history, timeZone),
    pages: pages(),
  };
}
