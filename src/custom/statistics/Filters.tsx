// The filter row above statistics: the period, shortcuts for common periods, and other filters.
import { useTranslate } from 'react-admin';
import type { Resource } from '../../engine/defineResource.ts';
import { Icon } from '../../ui/Icon.tsx';
import { daysBefore } from '../../engine/fields/clock.ts';
import { Filter } from '../../engine/list/filters/Filter.tsx';
import { PeriodFilter } from '../../engine/list/filters/PeriodFilter.tsx';
import { PhoneLine } from '../../engine/list/table/PhoneLine.tsx';
import { usePhone } from '../../ui/usePhone.ts';
import type { Address } from './useAddress.ts';

/** A number of days, ending today. */
const USUAL = [7, 30, 90, 365] as const;

function Spans({ address: { days, fault, set } }: { readonly address: Address }) {
  const translate = useTranslate();
  const today = daysBefore(0);
  return (
    <div className="seg" role="group" aria-label={translate('statistics.spans')}>
      {USUAL.map((count) => {
        const from = daysBefore(count - 1);
        return (
          <button
            key={count}
            type="button"
            aria-pressed={fault === undefined && days.from === from && days.to === today}
            onClick={() => set({ from, to: today })}
          >
            {translate('statistics.lastDays', { smart_count: count })}
          </button>
        );
      })}
    </div>
  );
}

function Clear({ address: { narrowed, setFilters } }: { readonly address: Address }) {
  const translate = useTranslate();
  if (!narrowed) return null;
  return (
    <button type="button" className="btn quiet" onClick={() => setFilters({})}>
      <Icon name="cross" />
      {translate('statistics.clear')}
    </button>
  );
}

export function Filters({ resource, address }: { resource: Resource; address: Address }) {
  const translate = useTranslate();
  const phone = usePhone();
  if (phone)
    return (
      <>
        <PhoneLine resource={resource} tools={false} />
        <div className="statistics-spans">
          <Spans address={address} />
        </div>
      </>
    );
  return (
    <div className="filter-line" role="search" aria-label={translate('engine.filter.label')}>
      <div className="filters">
        <PeriodFilter resource={resource} name="period" />
        <Spans address={address} />
        {resource.list.filters.map((name) => (
          <Filter key={name} resource={resource} name={name} />
        ))}
        <Clear address={address} />
      </div>
    </div>
  );
}
