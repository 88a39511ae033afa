// Days, level and page of the log, stored in the URL so that Back and a shared link show the same.
import { useSearchParams } from 'react-router-dom';
import type { LogLevel } from '../../../domain/lockers/lockerLogs.ts';
import { LIST_PAGE_SIZE, LONG_LIST_PAGE_SIZE } from '../../../domain/limits.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { dayEnd, daysBefore, dayStart, isDay } from '../../engine/fields/clock.ts';

export type Level = Extract<LogLevel, 'WARN' | 'ERROR'>;

/** Message key of why the days are invalid. */
export type DayError = 'notAfterToday' | 'endBeforeStart';

const LEVELS: readonly Level[] = ['WARN', 'ERROR'];
const wholeOf = (text: string | null, otherwise: number) => {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : otherwise;
};

/** The error of each end (R5.49). Days in the network's time zone. */
export function dayErrors(
  { start, end }: { start: string | undefined; end: string | undefined },
  today: string,
): { start?: DayError; end?: DayError } {
  if (start !== undefined && start > today) return { start: 'notAfterToday' };
  if (end !== undefined && end > today) return { end: 'notAfterToday' };
  return start !== undefined && end !== undefined && end < start ? { end: 'endBeforeStart' } : {};
}

export function useLogQuery(lockerId: RecordId) {
  const [params, setParams] = useSearchParams();
  const day = (name: string) => {
    const text = params.get(name);
    return text !== null && isDay(text) ? text : undefined;
  };
  const days = { start: day('start'), end: day('end') };
  const errors = dayErrors(days, daysBefore(0));
  const level = LEVELS.find((known) => known === params.get('level'));
  const page = wholeOf(params.get('page'), 1);
  const size = Math.min(LONG_LIST_PAGE_SIZE, wholeOf(params.get('size'), LIST_PAGE_SIZE));
  const set = (changes: Record<string, string | number | undefined>) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      next.delete('page');
      for (const [name, value] of Object.entries(changes)) {
        if (value === undefined) next.delete(name);
        else next.set(name, String(value));
      }
      return next;
    });
  const wrong = Object.keys(errors).length > 0;
  const filters = {
    lockerId,
    ...(days.start === undefined || wrong ? {} : { startTime: dayStart(days.start) }),
    ...(days.end === undefined || wrong ? {} : { endTime: dayEnd(days.end) }),
    ...(level === undefined ? {} : { level }),
  };
  const narrowed = days.start !== undefined || days.end !== undefined || level !== undefined;
  return { days, errors, wrong, level, page, size, filters, narrowed, set };
}

export type LogQuery = ReturnType<typeof useLogQuery>;
