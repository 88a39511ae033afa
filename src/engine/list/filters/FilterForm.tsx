// Filter bar: common filters, and the others behind a button.
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { Resource } from '../../defineResource.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Popup } from '../../../ui/Popup.tsx';
import { Filter } from './Filter.tsx';
import { PeriodFilter } from './PeriodFilter.tsx';
import { useFilters } from './useFilters.ts';

function MoreFilters({ resource, names }: { resource: Resource; names: readonly string[] }) {
  const translate = useTranslate();
  const { values } = useFilters();
  const set = names.filter((name) => values[name] !== undefined).length;
  const label = translate('engine.filter.more');
  const button = (
    <>
      <Icon name="filter" />
      {label}
      {set > 0 && <span className="count">{set}</span>}
    </>
  );
  return (
    <Popup button={button} label={label} side="left" isSet={set > 0}>
      {() => (
        <div className="sheet">
          {names.map((name) => (
            <Filter key={name} resource={resource} name={name} />
          ))}
        </div>
      )}
    </Popup>
  );
}

export function FilterForm({ resource }: { resource: Resource }) {
  const translate = useTranslate();
  const { count, clear } = useFilters();
  const { filters, moreFilters: more = [], periods = {} } = resource.list;
  const days = Object.keys(periods);
  return (
    <div className="filter-line" role="search" aria-label={translate('engine.filter.label')}>
      <div className="filters">
        {filters.map((name, index) => (
          <Filter key={name} resource={resource} name={name} first={index === 0} />
        ))}
        {days.map((name) => (
          <PeriodFilter key={name} resource={resource} name={name} />
        ))}
        {more.length > 0 && <MoreFilters resource={resource} names={more} />}
        {count > 0 && (
          <Button variant="text" startIcon={<Icon name="cross" />} onClick={clear}>
            {translate('engine.filter.clear', { smart_count: count })}
          </Button>
        )}
      </div>
    </div>
  );
}
