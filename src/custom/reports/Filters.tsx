// The filter row above a report or statistics: the period, shortcuts for common periods, and the other filters.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../../ui/Icon.tsx';
import { daysBefore } from '../../engine/fields/clock.ts';
import { Filter } from '../../engine/list/filters/Filter.tsx';
import { PeriodFilter } from '../../engine/list/filters/PeriodFilter.tsx';
import { usePeriod } from '../../engine/list/filters/usePeriod.ts';
import PhoneLine from '../../engine/list/table/PhoneLine.tsx';
import { useFilters } from '../../engine/list/filters/useFilters.ts';
import type { Resource } from '../../engine/defineResource.ts';
import { usePhone } from '../../engine/usePhone.ts';
import { Segments } from '../../ui/Segments.tsx';
import '../../engine/list/filters/filters.css';

/** A common period, which ends today. */
interface Span {
  readonly id: string;
  readonly name: string;
  readonly first: string;
}

interface Props {
  readonly resource: Resource;
  readonly spans: readonly Span[];
  /** Number of filters that are set. */
  readonly narrowed: number;
  /** What the filters found. */
  readonly fact?: ReactNode;
}

function Spans({ resource, spans }: Pick<Props, 'resource' | 'spans'>) {
  const translate = useTranslate();
  const { first, last, set } = usePeriod(resource, 'period');
  const today = daysBefore(0);
  const pressed = spans.find((span) => first === span.first && last === today);
  return (
    <Segments
      label={translate('reports.spans.label')}
      choices={spans}
      value={pressed?.id ?? null}
      onChange={(id) => set(spans.find((span) => span.id === id)?.first, today)}
    />
  );
}

export function Filters({ resource, spans, narrowed, fact }: Props) {
  const translate = useTranslate();
  const phone = usePhone();
  const { clear } = useFilters();
  if (phone)
    return (
      <>
        <PhoneLine resource={resource} tools={false} set={narrowed} />
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: '8px 12px',
            mb: 1.5,
            '& .MuiToggleButton-root': { px: 1 },
          }}
        >
          <Spans resource={resource} spans={spans} />
          {fact}
        </Box>
      </>
    );
  const [span = '', ...periods] = Object.keys(resource.list.periods ?? {});
  return (
    <div className="filter-line" role="search" aria-label={translate('engine.filter.label')}>
      <div className="filters wrap">
        <PeriodFilter resource={resource} name={span} />
        <Spans resource={resource} spans={spans} />
        {resource.list.filters.map((name) => (
          <Suspense key={name} fallback={<div className="find" />}>
            <Filter resource={resource} name={name} />
          </Suspense>
        ))}
        {periods.map((name) => (
          <PeriodFilter key={name} resource={resource} name={name} />
        ))}
        {narrowed > 0 && (
          <Button variant="text" startIcon={<Icon name="cross" />} onClick={clear}>
            {translate('reports.clear')}
          </Button>
        )}
        {fact !== undefined && <Box sx={{ ml: 'auto' }}>{fact}</Box>}
      </div>
    </div>
  );
}
