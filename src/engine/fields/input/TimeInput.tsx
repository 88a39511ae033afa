// Date or moment (YYYY-MM-DD HH:mm, network time zone): typed, or picked from a calendar.
import Popover from '@mui/material/Popover';
import { lazy, Suspense, useRef, useState, type Ref } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../../../ui/Icon.tsx';
import type { Entry } from '../fieldType.ts';
import { masked, textOf, valueOf } from './typedTime.ts';

/** Loaded when it is opened. */
const Calendar = lazy(() => import('./Calendar.tsx'));

interface DayEntry extends Entry {
  /** The last selectable day, `YYYY-MM-DD`. */
  readonly latest?: string | undefined;
}

interface Props extends DayEntry {
  /** Date without time. */
  readonly days: boolean;
}

function Input({ days, latest, focus, ...entry }: Props) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLSpanElement>(null);
  const text = textOf(entry.value);
  const change = (next: string) => entry.onChange(valueOf(next, days));
  const page = days ? 'calendar' : 'calendar timed';
  const opens = translate('engine.form.calendar', { name: entry.label });
  return (
    <span className="combo" ref={field}>
      <input
        id={entry.id}
        ref={focus as Ref<HTMLInputElement>}
        className="inp lg"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        placeholder={translate(days ? 'engine.form.dayFormat' : 'engine.form.timeFormat')}
        value={text}
        aria-invalid={entry.invalid}
        aria-required={entry.required}
        aria-describedby={entry.describedBy}
        onChange={(event) => change(masked(event.target.value, days))}
        onBlur={entry.onBlur}
      />
      <button
        type="button"
        className="calendar-opens"
        aria-label={opens}
        title={opens}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Icon name="cal" />
      </button>
      <Popover
        open={open}
        anchorEl={() => field.current}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        transformOrigin={{ vertical: -4, horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': opens } }}
      >
        <Suspense fallback={<div className={page} aria-busy="true" />}>
          <Calendar
            text={text}
            days={days}
            latest={latest}
            onChange={change}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      </Popover>
    </span>
  );
}

export const TimeInput = (entry: Entry) => <Input {...entry} days={false} />;
export const DateInput = (entry: DayEntry) => <Input {...entry} days />;
