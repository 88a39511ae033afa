// Calendar of a date or moment, the latter with hour and minute.
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { zhCN } from '@mui/x-date-pickers/locales';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { moment } from '../clock.ts';

interface Props {
  /** `YYYY-MM-DD HH:mm` or `YYYY-MM-DD`, possibly incomplete. */
  readonly text: string;
  readonly days: boolean;
  /** The last selectable day. */
  readonly latest?: string | undefined;
  readonly onChange: (text: string) => void;
  readonly onClose: () => void;
}

const DAY = 'YYYY-MM-DD';
const chinese = zhCN.components.MuiLocalizationProvider.defaultProps.localeText;

const twoDigits = (count: number) =>
  Array.from({ length: count }, (_, number) => `${number}`.padStart(2, '0'));
const HOURS = twoDigits(24);
const MINUTES = twoDigits(60);

interface PartProps {
  readonly label: string;
  readonly values: readonly string[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Part({ label, values, value, onChange }: PartProps) {
  return (
    <select
      className="inp"
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {values.map((one) => (
        <option key={one} value={one}>
          {one}
        </option>
      ))}
    </select>
  );
}

export default function Calendar({ text, days, latest, onChange, onClose }: Props) {
  const locale = useLocale();
  const translate = useTranslate();
  const picked = /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0];
  const [today] = useState(() => moment(Date.now()).slice(0, 10));
  const [hour = '00', minute = '00'] = /\d{2}:\d{2}$/.exec(text)?.[0].split(':') ?? [];
  const say = (day: string, clock: string) => onChange(days ? day : `${day} ${clock}`);
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={locale === 'zh' ? 'zh-cn' : 'en'}
      {...(locale === 'zh' ? { localeText: chinese } : {})}
    >
      <div className={days ? 'calendar' : 'calendar timed'}>
        <DateCalendar
          value={picked === undefined ? null : dayjs(picked)}
          referenceDate={dayjs(picked ?? today)}
          {...(latest === undefined ? {} : { maxDate: dayjs(latest) })}
          onChange={(day, state) => {
            if (day === null) return;
            say(day.format(DAY), `${hour}:${minute}`);
            if (days && state === 'finish') onClose();
          }}
        />
        {!days && (
          <div className="line calendar-clock">
            <Part
              label={translate('engine.form.hour')}
              values={HOURS}
              value={hour}
              onChange={(next) => say(picked ?? today, `${next}:${minute}`)}
            />
            <Part
              label={translate('engine.form.minute')}
              values={MINUTES}
              value={minute}
              onChange={(next) => say(picked ?? today, `${hour}:${next}`)}
            />
            <button type="button" className="btn primary" onClick={onClose}>
              {translate('engine.form.done')}
            </button>
          </div>
        )}
      </div>
    </LocalizationProvider>
  );
}
