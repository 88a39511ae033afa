// The form of the reminders: one row per number of hours, validation, and save.
import { useRef, useState } from 'react';
import { useEvent, useNotify } from 'react-admin';
import type { Output } from '../../../contract/endpoint.ts';
import { reminders } from '../../../contract/parcels/reminders.ts';
import { REMINDER_HOURS } from '../../../domain/parcels/reminders.ts';
import { call } from '../../dataProvider/call.ts';
import { useKept, useKeeping } from '../../engine/form/kept.ts';
import { useUnchanged } from '../../engine/form/useUnchanged.ts';
import { useSaveOver } from '../shared/useSaveOver.ts';

export type Schedule = Output<typeof reminders.read>;

/** One row; its number is its key while it exists. Hours are text while they cannot be read as a number. */
export interface Reminder {
  readonly id: number;
  readonly hours: number | string | null;
}

type HoursError = 'hours' | 'repeated';

const rowsOf = ({ hoursBefore }: Schedule, first = 0): readonly Reminder[] =>
  hoursBefore.map((hours, place) => ({ id: first + place, hours }));

/** A row's error: not a whole number of hours within bounds, or a duplicate of a row above. */
function errorOf(rows: readonly Reminder[], place: number): HoursError | undefined {
  const hours = rows[place]?.hours ?? null;
  if (typeof hours !== 'number' || !Number.isInteger(hours)) return 'hours';
  if (hours < REMINDER_HOURS.min || hours > REMINDER_HOURS.max) return 'hours';
  return rows.findIndex((row) => row.hours === hours) < place ? 'repeated' : undefined;
}

const sameHours = (rows: readonly Reminder[], { hoursBefore }: Schedule): boolean => {
  const entered = rows
    .map(({ hours }) => hours ?? 0)
    .toSorted((one, other) => Number(other) - Number(one));
  return entered.join() === hoursBefore.toSorted((one, other) => other - one).join();
};

/** @param read the schedule as the server returned it; read-only where it returned none */
export function useReminders(read: Schedule | undefined) {
  const kept = useKept<{ schedule: Schedule; rows: readonly Reminder[] }>('reminders');
  const [schedule, setSchedule] = useState<Schedule>(kept?.schedule ?? read ?? { hoursBefore: [] });
  const [rows, setRows] = useState(() => kept?.rows ?? rowsOf(schedule));
  const [checked, setChecked] = useState(false);
  const next = useRef(Math.max(-1, ...rows.map(({ id }) => id)) + 1);
  const isChanged = read !== undefined && !sameHours(rows, schedule);
  useKeeping('reminders', isChanged ? { schedule, rows } : undefined);
  const notify = useNotify();
  const notifyUnchanged = useUnchanged();
  const errors = rows.map((_row, place) => errorOf(rows, place));

  const take = (now: Schedule) => {
    setSchedule(now);
    setRows(rowsOf(now, next.current));
    next.current += now.hoursBefore.length;
    clear();
    setChecked(false);
  };
  const { saving, theirs, clear, saveOver } = useSaveOver<Schedule>({
    send: async ({ lastUpdatedTime }) => {
      const hoursBefore = rows.map(({ hours }) => Number(hours));
      take(await call(reminders.save, { hoursBefore }, { asRead: lastUpdatedTime }));
      const about = 'resources.systemSetting.fields.reminders';
      notify('resources.systemSetting.saved', { type: 'success', about });
    },
    currentOf: (current) => reminders.read.output.parse(current),
  });
  /** Resolves to whether the reminders are saved. */
  const saveWhole = (over: Schedule): Promise<boolean> => {
    setChecked(true);
    return errors.some(Boolean) ? Promise.resolve(false) : saveOver(over);
  };
  const save = useEvent(async () => {
    if (!isChanged && !errors.some(Boolean)) return notifyUnchanged();
    return saveWhole(schedule);
  });
  return {
    rows,
    isChanged,
    saving,
    /** What another user saved meanwhile, and who. */
    stale: theirs && {
      hoursBefore: theirs.now.hoursBefore,
      who: theirs.who,
      differs: !sameHours(rows, theirs.now),
    },
    /** Errors show after the first attempt to save. */
    errorAt: (place: number): HoursError | undefined => (checked ? errors[place] : undefined),
    enter: (id: number, hours: Reminder['hours']) =>
      setRows((all) => all.map((row) => (row.id === id ? { id, hours } : row))),
    /** Returns the number of the new row. */
    add: (): number => {
      const id = next.current++;
      setRows((all) => [...all, { id, hours: null }]);
      return id;
    },
    remove: (id: number) => setRows((all) => all.filter((row) => row.id !== id)),
    save,
    discard: () => take(schedule),
    /** Continues with what the other user saved. */
    takeTheirs: () => theirs && take(theirs.now),
    /** Overwrites it with the form's values. */
    saveMine: () => theirs && void saveWhole(theirs.now),
  };
}

export type RemindersForm = ReturnType<typeof useReminders>;
