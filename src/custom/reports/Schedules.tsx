// Beside a report: when and to whom it is e-mailed on a schedule, and a link to add a schedule.
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { reportSchedules } from '../../../contract/reports/reportSchedules.ts';
import { addressesOf } from '../../../domain/messages/recipients.ts';
import type { ReportName } from '../../../domain/reports/reports.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Popup } from '../../ui/Popup.tsx';
import { moment } from '../../engine/fields/clock.ts';
import { useMayUse } from '../../engine/mayUse.ts';
import { createUrl, editUrl } from '../../routes/route.ts';
import { useSchedules, type Schedule } from './useSchedules.ts';

/** The form of a new schedule with the report filled in. */
const newPlace = (report: ReportName) => createUrl('reportSchedules', { report });

/** `Daily at 06:00, XLSX`. */
function useRhythm() {
  const translate = useTranslate();
  return ({ period, sendHour, format }: Schedule) =>
    translate('reports.schedules.rhythm', {
      period: translate(`choices.period.${period}`),
      time: `${String(sendHour).padStart(2, '0')}:00`,
      format,
    });
}

/** Its own addresses, the recipients from the settings, or nobody. */
function useTo() {
  const translate = useTranslate();
  return ({ addresses, hasRecipients }: Schedule) => {
    if (!hasRecipients) return translate('reports.schedules.nobody');
    return addressesOf(addresses).join('; ') || translate('reports.schedules.usual');
  };
}

function useNext() {
  const translate = useTranslate();
  return ({ nextTime, scheduleState }: Schedule) => {
    if (nextTime === null) return translate('reports.schedules.off');
    return scheduleState === 'NOBODY'
      ? translate('reports.schedules.waits')
      : translate('reports.schedules.next', { time: moment(nextTime) });
  };
}

function Line({ schedule }: { readonly schedule: Schedule }) {
  const rhythm = useRhythm();
  const { id } = schedule;
  const to = useTo();
  const next = useNext();
  return (
    <li>
      <Link to={editUrl('reportSchedules', id)}>{rhythm(schedule)}</Link>
      <span className="small soft">{to(schedule)}</span>
      <span className="small soft">{next(schedule)}</span>
    </li>
  );
}

function Sheet({ name, own }: { readonly name: ReportName; readonly own: readonly Schedule[] }) {
  const translate = useTranslate();
  const mayUse = useMayUse();
  return (
    <div className="sheet report-schedules">
      <h2>{translate('reports.schedules.title')}</h2>
      {own.length === 0 ? (
        <p className="soft">{translate('reports.schedules.none')}</p>
      ) : (
        <ul>
          {own.map((schedule) => (
            <Line key={schedule.id} schedule={schedule} />
          ))}
        </ul>
      )}
      {mayUse(reportSchedules.create) && (
        <Link className="btn" to={newPlace(name)}>
          <Icon name="plus" />
          {translate('reports.schedules.add')}
        </Link>
      )}
    </div>
  );
}

/** Nothing where the server does not support schedules. */
export function Schedules({ name }: { readonly name: ReportName }) {
  const translate = useTranslate();
  const { offered, schedules } = useSchedules();
  if (!offered) return null;
  const own = schedules?.filter(({ report }) => report === name) ?? [];
  const label = translate('reports.schedules.button');
  const button = (
    <>
      <Icon name="clock" />
      {label}
      {own.length > 0 && <span className="count">{own.length}</span>}
    </>
  );
  return (
    <Popup button={button} label={translate('reports.schedules.title')}>
      {() => <Sheet name={name} own={own} />}
    </Popup>
  );
}
