// A preview of the parsed calendar before it is saved: invalid rows first, with the reason.
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { HolidayRow, ReadRows } from '../../../contract/lockers/holidayCalendar.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Calendar } from './useCalendar.ts';
import { TableRoom } from '../../engine/list/table/TableRoom.tsx';

function Errors({ faults }: { faults: ReadRows['faults'] }) {
  const translate = useTranslate();
  if (faults.length === 0) return null;
  return (
    <div className="note alarm" role="alert">
      <Icon name="stop" className="ic" />
      <div className="grow">
        <b>{translate('holidaySetting.faulty', { smart_count: faults.length })}</b>
        <ul className="calendarFaults">
          {faults.map(({ row, fault, text }) => (
            <li key={row}>
              {translate('holidaySetting.faultyRow', {
                row,
                why: translate(`holidaySetting.faults.${fault}`),
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
  const columns = ['row', 'date', 'name', 'change'] as const;
  if (rows.length === 0) return null;
  return (
    <TableRoom className="calendarRows">
      <table className="list-table" aria-label={translate('holidaySetting.readRows')}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {translate(`holidaySetting.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, date, name, change }) => (
            <tr key={row}>
              <td className="num">{row}</td>
              <td className="num">{date}</td>
              <td className="calendarName">{name}</td>
              <td>
                <span className={`badge ${TONES[change]}`}>
                  {translate(`holidaySetting.changes.${change}`)}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableRoom>
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
  const { holidays = [], faults = [] } = rows ?? {};
  return (
    <div className="calendarPreview">
      <h3>{name}</h3>
      {faults.length === 0 && (
        <p className="soft">
          {rows === undefined
            ? translate('holidaySetting.unseen')
            : translate('holidaySetting.found', { smart_count: holidays.length })}
        </p>
      )}
      <Errors faults={faults} />
      <Rows rows={holidays} />
      <footer className="form-foot">
        <span className="grow" />
        <Button disabled={busy} onClick={calendar.drop}>
          {translate('holidaySetting.another')}
        </Button>
        <Button
          variant="contained"
          disabled={busy || faults.length > 0}
          onClick={() => void calendar.keep()}
        >
          {translate(busy ? 'holidaySetting.keeping' : 'holidaySetting.keep')}
        </Button>
      </footer>
    </div>
  );
}
