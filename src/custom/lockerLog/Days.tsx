// The first and last day of the log to show, today at the latest (R5.49).
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../../ui/Icon.tsx';
import { TimeField } from '../../engine/fields/input/TimeField.tsx';
import { supportsFullLog } from './useLog.ts';
import type { DayError, Level, LogQuery } from './useLogQuery.ts';
import { Segments } from '../../ui/Segments.tsx';

const LEVELS: readonly Level[] = ['WARN', 'ERROR'];

interface DayProps {
  label: string;
  value: string | undefined;
  error: DayError | undefined;
  onChange: (day: string | undefined) => void;
}

function Day({ label, value, error, onChange }: DayProps) {
  const translate = useTranslate();
  // An incomplete date is not a filter yet.
  const [typed, setTyped] = useState<unknown>();
  const take = (day: unknown) => {
    setTyped(day);
    if (day === null) onChange(undefined);
    else if (typeof day === 'string' && !day.endsWith('?')) onChange(day);
  };
  return (
    <div className="logDay">
      <TimeField
        days
        label={label}
        name={label}
        value={typed === undefined ? (value ?? null) : typed}
        onChange={take}
        onBlur={() => setTyped(undefined)}
        error={error !== undefined}
        helperText={error && <span role="alert">{translate(`lockerLog.${error}`)}</span>}
      />
    </div>
  );
}

const SHOWN = ['all', ...LEVELS] as const;

function Levels({ level, set }: Pick<LogQuery, 'level' | 'set'>) {
  const translate = useTranslate();
  return (
    <Segments
      label={translate('lockerLog.shown')}
      choices={SHOWN.map((id) => ({ id, name: translate(`lockerLog.atLeast.${id}`) }))}
      value={level ?? 'all'}
      onChange={(next) => set({ level: next === 'all' ? undefined : next })}
    />
  );
}

/** The row above the log. */
export function Days({ query }: { query: LogQuery }) {
  const translate = useTranslate();
  const { days, errors, level, narrowed, set } = query;
  return (
    <div className="logFilters wrap" role="search" aria-label={translate('lockerLog.filters')}>
      <Day
        label={translate('lockerLog.start')}
        value={days.start}
        error={errors.start}
        onChange={(start) => set({ start })}
      />
      <Day
        label={translate('lockerLog.end')}
        value={days.end}
        error={errors.end}
        onChange={(end) => set({ end })}
      />
      {supportsFullLog() && <Levels level={level} set={set} />}
      {narrowed && (
        <Button
          variant="text"
          startIcon={<Icon name="cross" />}
          onClick={() => set({ start: undefined, end: undefined, level: undefined })}
        >
          {translate('lockerLog.clear')}
        </Button>
      )}
    </div>
  );
}
