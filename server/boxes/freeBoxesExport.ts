// Exports a locker's free boxes over the last days: a row per hour, two columns per size.
import type { AvailabilityHistory } from '../../contract/lockers/availability.ts';
import type { RequestContext } from '../http/context.ts';
import type { ExportColumn } from '../exports/export.ts';
import { dateText, timeText } from '../exports/times.ts';
import type { Taken } from '../exports/exported.ts';
import { readFreeOverTime } from './freeOverTime.ts';

type Moment = AvailabilityHistory['moments'][number];

/** Unknown values are empty cells. */
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

/** The rows of the download. */
export async function exportedHistory(
  lockerId: number,
  context: RequestContext,
): Promise<Taken<Moment>> {
  const history = await readFreeOverTime(lockerId, context);
  async function* pages() {
    yield history.moments;
  }
  const { timeZone } = context.config;
  return {
    called: 'availability',
    params: { id: lockerId },
    lockerId,
    name: `free-boxes-${lockerId}-${dateText(context.now(), timeZone)}`,
    columns: columnsOf(history, timeZone),
    pages: pages(),
  };
}
