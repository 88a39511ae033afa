// The filter line of a phone: the first filter, and a sheet with the others, the order of the rows and the export.
import Drawer from '@mui/material/Drawer';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Resource } from '../defineResource.ts';
import { Icon } from '../Icon.tsx';
import { ExportButton } from './ExportButton.tsx';
import { Filter } from './Filter.tsx';
import { allFilters } from './filterWords.ts';
import { PeriodFilter } from './PeriodFilter.tsx';
import { SavedQueries } from './SavedQueries.tsx';
import { SortField } from './SortField.tsx';
import { useFilters } from './useFilters.ts';

function Sheet({
  resource,
  names,
  onClose,
}: {
  resource: Resource;
  names: readonly string[];
  onClose: () => void;
}) {
  const translate = useTranslate();
  const { count, clear } = useFilters();
  const heading = useId();
  return (
    <Drawer
      anchor="bottom"
      open
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': heading } }}
    >
      <div className="sheet">
        <h2 id={heading}>{translate('engine.filter.label')}</h2>
        {names.map((name) => (
          <Filter key={name} resource={resource} name={name} />
        ))}
        {Object.keys(resource.list.periods ?? {}).map((name) => (
          <PeriodFilter key={name} resource={resource} name={name} />
        ))}
        <SortField resource={resource} />
        <SavedQueries resource={resource} />
        <ExportButton resource={resource} />
        <div className="sheet-end">
          {count > 0 && (
            <button type="button" className="btn" onClick={clear}>
              {translate('engine.filter.clear', { smart_count: count })}
            </button>
          )}
          <button type="button" className="btn primary" onClick={onClose}>
            {translate('engine.filter.show')}
          </button>
        </div>
      </div>
    </Drawer>
  );
}

export function PhoneLine({ resource }: { resource: Resource }) {
  const translate = useTranslate();
  const { count } = useFilters();
  const [open, setOpen] = useState(false);
  const [first, ...others] = allFilters(resource);
  return (
    <div className="filter-line" role="search" aria-label={translate('engine.filter.label')}>
      {first && <Filter resource={resource} name={first} first />}
      <button
        type="button"
        className="btn"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Icon name="filter" />
        {translate('engine.filter.button')}
        {count > 0 && <span className="count">{count}</span>}
      </button>
      {open && <Sheet resource={resource} names={others} onClose={() => setOpen(false)} />}
    </div>
  );
}
