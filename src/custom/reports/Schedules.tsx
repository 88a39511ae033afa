// Beside a report: when and to whom it is e-mailed on a schedule, and a link to add a schedule.
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { reportSchedules } from '../../../contract/reports/reportSchedules.ts';
import { addressesOf } from '../../../domain/messages/recipients.ts';
import type { ReportName } from '../../../domain/reports/reports.ts';
import { carriedFilters, setFilters } from '../../../domain/reports/scheduleFilters.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Popup } from '../../ui/Popup.tsx';
import { moment } from '../../engine/fields/clock.ts';
import { useFilters } from '../../engine/list/filters/useFilters.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { createUrl, editUrl } from '../../routes/route.ts';
import { hourText, useFilterName } from './fieldType.tsx';
import { useSchedules, type Schedule } from './useSchedules.ts';

/** The form of a new schedule with the report and its filters filled in, as a workbook in the morning. */
const newPlace = (report: ReportName, filters: object) =>
  createUrl('reportSchedules', { report, ...filters, format: 'XLSX', sendHour: 6 });

/** `Daily at 06:00, XLSX`. */
function useRhythm() {
  const translate = useTranslate();
  return ({ period, sendHour, format }: Schedule) =>
    translate('reports.schedules.rhythm', {
      period: translate(`choices.period.${period}`),
      time: hourText(sendHour),
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

/** The names of the filters a new schedule would not have. */
function NotCarried({ names }: { readonly names: readonly string[] }) {
  const translate = useTranslate();
  // The two ends of a period have its name.
  const nameOf = (name: string) =>
    translate(
      `resources.reports.fields.${name.replace(/^payment(?:Start|End)Time$/, 'paymentTime')}`,
    );
  if (names.length === 0) return null;
  const list = [...new Set(names.map(nameOf))].join(translate('engine.filter.comma'));
  return <p className="small soft">{translate('reports.schedules.left', { names: list })}</p>;
}

function Line({ schedule }: { readonly schedule: Schedule }) {
  const rhythm = useRhythm();
  const translate = useTranslate();
  const nameOf = useFilterName();
  const { id } = schedule;
  const filters = setFilters(schedule).map(nameOf).join(translate('engine.filter.comma'));
  const to = useTo();
  const next = useNext();
  return (
    <li>
      <Link to={editUrl('reportSchedules', id)}>{rhythm(schedule)}</Link>
      {filters !== '' && (
        <span className="small soft">
          {translate('reports.schedules.only', { names: filters })}
        </span>
      )}
      <span className="small soft">{to(schedule)}</span>
      <span className="small soft">{next(schedule)}</span>
    </li>
  );
}

function Sheet({ name, own }: { readonly name: ReportName; readonly own: readonly Schedule[] }) {
  const translate = useTranslate();
  const canAccess = useCanAccess();
  const { values } = useFilters();
  const { carried, left } = carriedFilters(name, values);
  return (
    <div className="sheet stack-8 pad report-schedules">
      <h2 className="h3">{translate('reports.schedules.title')}</h2>
      {own.length === 0 ? (
        <p className="soft">{translate('reports.schedules.none')}</p>
      ) : (
        <ul className="stack-12">
          {own.map((schedule) => (
            <Line key={schedule.id} schedule={schedule} />
          ))}
        </ul>
      )}
      {canAccess(reportSchedules.create) && (
        <>
          <Button component={Link} startIcon={<Icon name="plus" />} to={newPlace(name, carried)}>
            {translate('reports.schedules.add')}
          </Button>
          <NotCarried names={left} />
        </>
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
