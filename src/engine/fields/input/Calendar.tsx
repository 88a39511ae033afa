// Calendar of a date or moment, the latter with a clock.
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { zhCN } from '@mui/x-date-pickers/locales';
import dayjs from 'dayjs';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/zh-cn';
import utc from 'dayjs/plugin/utc.js';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { DATE_FORMAT, type Language } from '../../../../domain/limits.ts';
import { SCREEN_LANGUAGES, screenLanguage } from '../../../../domain/screenLanguages.ts';
import { dayAfter } from '../../../../domain/timeZone.ts';
import { dayOf } from '../clock.ts';

interface Props {
  /** `YYYY-MM-DD HH:mm` or `YYYY-MM-DD`, possibly incomplete. */
  readonly text: string;
  readonly days: boolean;
  /** The last selectable day. */
  readonly latest?: string | undefined;
  readonly onChange: (text: string) => void;
  readonly onClose: () => void;
}

/** The clock is UTC's, so that every time can be chosen: the browser's own zone skips an hour in spring. */
dayjs.extend(utc);

/** What is often entered: days from today, some with a time. */
const AHEAD = { today: 0, tomorrow: 1, inThreeDays: 3, inAMonth: 30 };
const DAYS = ['today', 'tomorrow', 'inAMonth'];
const TIMES = ['tomorrow 02:00', 'tomorrow 08:00', 'inThreeDays 08:00'];
const usualStyle = { flexWrap: 'wrap', gap: 1, p: '12px 16px 0', gridColumn: '1 / -1' } as const;

/** The popup was opened for its days: the focus need not walk past the months. */
const FOCUSED = { autoFocus: true };

/** Texts of the pickers; their own are English. */
const TEXTS: Readonly<Record<Language, typeof zhCN | undefined>> = { en: undefined, zh: zhCN };

export default function Calendar({ text, days, latest, onChange, onClose }: Props) {
  const language = screenLanguage(useLocale());
  const texts = TEXTS[language]?.components.MuiLocalizationProvider.defaultProps.localeText;
  const translate = useTranslate();
  const picked = /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0];
  const [today] = useState(() => dayOf(Date.now()));
  const time = /\d{2}:\d{2}$/.exec(text)?.[0] ?? '00:00';
  const say = (day: string, at: string) => onChange(days ? day : `${day} ${at}`);
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={SCREEN_LANGUAGES[language].calendar}
      {...(texts && { localeText: texts })}
    >
      <div className={days ? 'calendar' : 'calendar timed'}>
        <Stack direction="row" sx={usualStyle}>
          {(days ? DAYS : TIMES).map((usual) => {
            const [name = '', at = ''] = usual.split(' ');
            const day = dayAfter(today, AHEAD[name as keyof typeof AHEAD]);
            const choose = () => {
              say(day, at);
              onClose();
            };
            return latest !== undefined && day > latest ? null : (
              <Button key={usual} size="small" onClick={choose}>
                {translate(`engine.form.usual.${name}`)} {at}
              </Button>
            );
          })}
        </Stack>
        <DateCalendar
          {...FOCUSED}
          value={picked === undefined ? null : dayjs(picked)}
          referenceDate={dayjs(picked ?? today)}
          {...(latest === undefined ? {} : { maxDate: dayjs(latest) })}
          onChange={(day, state) => {
            if (day === null) return;
            say(day.format(DATE_FORMAT), time);
            if (days && state === 'finish') onClose();
          }}
        />
        {!days && (
          <div className="calendar-clock stack-12 pad">
            <MultiSectionDigitalClock
              ampm={false}
              timeSteps={{ minutes: 1 }}
              value={dayjs.utc(`${today}T${time}`)}
              onChange={(next) => next && say(picked ?? today, next.format('HH:mm'))}
            />
            <Button variant="contained" onClick={onClose}>
              {translate('engine.form.done')}
            </Button>
          </div>
        )}
      </div>
    </LocalizationProvider>
  );
}
