// A preview of the parsed calendar before it is saved: invalid rows first, with the reason.
import Button from '@mui/material/Button';
import { DataTable, useTranslate } from 'react-admin';
import { FormToolbar } from '../../ui/FormToolbar.tsx';
import type { HolidayRow, ReadRows } from '../../../contract/lockers/holidayCalendar.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Calendar } from './useCalendar.ts';

function Errors({ errors }: { errors: ReadRows['errors'] }) {
  const translate = useTranslate();
  if (errors.length === 0) return null;
  return (
    <div className="note alarm" role="alert">
      <Icon name="stop" className="ic" />
      <div className="grow">
        <b>{translate('holidaySetting.faulty', { smart_count: errors.length })}</b>
        <ul className="calendarErrors stack-4">
          {errors.map(({ row, error, text }) => (
            <li key={row}>
              {translate('holidaySetting.faultyRow', {
                row,
                why: translate(`holidaySetting.errors.${error}`),
              })}
              {text !== '' && <span className="soft">{text}</span>}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const TONES: Record<HolidayRow['change'], string> = { NEW: 'info', RENAMED: 'warn', SAME: 'plain' };

function Rows({ rows }: { rows: readonly HolidayRow[] }) {
  const translate = useTranslate();
  return (
    <DataTable
      resource="holidays"
      data={rows.map((row) => ({ id: row.row, ...row }))}
      bulkActionButtons={false}
      rowClick={false}
      aria-label={translate('holidaySetting.readRows')}
      className="calendarRows"
    >
      <DataTable.Col source="row" label={translate('holidaySetting.columns.row')} />
      <DataTable.Col source="date" label={translate('holidaySetting.columns.date')} />
      <DataTable.Col source="name" label={translate('holidaySetting.columns.name')} />
      <DataTable.Col
        source="change"
        label={translate('holidaySetting.columns.change')}
        render={({ change }: HolidayRow) => (
          <span className={`badge ${TONES[change]}`}>
            {translate(`holidaySetting.changes.${change}`)}
          </span>
        )}
      />
    </DataTable>
  );
}

interface Props {
  name: string;
  /** Undefined where the server saves a calendar without a preview. */
  rows: ReadRows | undefined;
  busy: boolean;
  calendar: Calendar;
}

export function Preview({ name, rows, busy, calendar }: Props) {
  const translate = useTranslate();
  const { holidays = [], errors = [] } = rows ?? {};
  return (
    <div className="calendarPreview stack-12">
      <h3>{name}</h3>
      {errors.length === 0 && (
        <p className="soft">
          {rows === undefined
            ? translate('holidaySetting.unseen')
            : translate('holidaySetting.found', { smart_count: holidays.length })}
        </p>
      )}
      <Errors errors={errors} />
      {holidays.length > 0 && <Rows rows={holidays} />}
      <FormToolbar>
        <span className="grow" />
        <Button disabled={busy} onClick={calendar.drop}>
          {translate('holidaySetting.another')}
        </Button>
        <Button
          variant="contained"
          disabled={busy || errors.length > 0}
          onClick={() => void calendar.keep()}
        >
          {translate(busy ? 'holidaySetting.keeping' : 'holidaySetting.keep')}
        </Button>
      </FormToolbar>
    </div>
  );
}
