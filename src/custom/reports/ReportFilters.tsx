// The filter row above a report: its period, shortcuts for common periods, and its other filters.
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Icon } from '../../ui/Icon.tsx';
import { daysBefore, moment } from '../../engine/fields/clock.ts';
import { Filter } from '../../engine/list/filters/Filter.tsx';
import { PeriodFilter, usePeriod } from '../../engine/list/filters/PeriodFilter.tsx';
import { PhoneLine } from '../../engine/list/table/PhoneLine.tsx';
import { useFilters } from '../../engine/list/filters/useFilters.ts';
import type { Resource } from '../../engine/defineResource.ts';
import { useCount } from '../../ui/useCount.ts';
import { usePhone } from '../../engine/usePhone.ts';
import type { Report } from './declare.ts';
import type { ParsedInput } from './useReport.ts';
import { Segments } from '../../ui/Segments.tsx';

/** The first days of the common periods, which end today. */
const USUAL = {
  week: () => daysBefore(6),
  month: () => daysBefore(29),
  year: () => `${daysBefore(0).slice(0, 4)}-01-01`,
} as const;
const SPANS = ['week', 'month', 'year'] as const;

function Spans({ resource }: { readonly resource: Resource }) {
  const translate = useTranslate();
  const { first, last, set } = usePeriod(resource, 'period');
  const today = daysBefore(0);
  const pressed = SPANS.find((span) => first === USUAL[span]() && last === today);
  return (
    <Segments
      label={translate('resources.reports.fields.period')}
      choices={SPANS.map((id) => ({ id, name: translate(`reports.spans.${id}`) }))}
      value={pressed ?? null}
      onChange={(span) => set(USUAL[span](), today)}
    />
  );
}

/** The number of rows and the time of the data. */
function Fact({ report, asked }: { readonly report: Report; readonly asked: ParsedInput }) {
  const translate = useTranslate();
  const count = useCount();
  const { told, list, answeredAt } = asked;
  if (told === undefined || list.isFetching) return null;
  const rows = translate(`reports.of.${report.name}.rows`, {
    smart_count: list.total,
    count: count(list.total),
  });
  return (
    <span className="soft report-fact">
      {translate('reports.fact', { rows, time: moment(answeredAt).slice(-5) })}
    </span>
  );
}

export function ReportFilters({ report, asked }: { report: Report; asked: ParsedInput }) {
  const translate = useTranslate();
  const phone = usePhone();
  const { clear } = useFilters();
  const { resource, narrowed } = asked;
  if (phone)
    return (
      <>
        <PhoneLine resource={resource} tools={false} set={narrowed} />
        <div className="report-spans">
          <Spans resource={resource} />
          <Fact report={report} asked={asked} />
        </div>
      </>
    );
  const [span = '', ...periods] = Object.keys(resource.list.periods ?? {});
  return (
    <div className="filter-line" role="search" aria-label={translate('engine.filter.label')}>
      <div className="filters">
        <PeriodFilter resource={resource} name={span} />
        <Spans resource={resource} />
        {resource.list.filters.map((name) => (
          <Filter key={name} resource={resource} name={name} />
        ))}
        {periods.map((name) => (
          <PeriodFilter key={name} resource={resource} name={name} />
        ))}
        {narrowed > 0 && (
          <Button variant="text" startIcon={<Icon name="cross" />} onClick={clear}>
            {translate('reports.clear')}
          </Button>
        )}
        <span className="grow" />
        <Fact report={report} asked={asked} />
      </div>
    </div>
  );
}
