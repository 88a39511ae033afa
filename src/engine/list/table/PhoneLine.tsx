// Filter bar on phones: the first filter, and a sheet with other filters, sort and export.
import Drawer from '@mui/material/Drawer';
import { useId, useState } from 'react';
import { useTranslate, useListContext } from 'react-admin';
import type { Resource } from '../../defineResource.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ExportButton } from '../ExportButton.tsx';
import { Filter } from '../filters/Filter.tsx';
import { allFilters } from '../filters/filterMessages.ts';
import { PeriodFilter } from '../filters/PeriodFilter.tsx';
import { SavedQueries } from '../filters/SavedQueries.tsx';
import { useFilters } from '../filters/useFilters.ts';

function SortField({ resource }: { resource: Resource }) {
  const translate = useTranslate();
  const { sort, setSort } = useListContext();
  const orders = ['ASC', 'DESC'] as const;
  const choose = (chosen: string) => {
    const [field = '', order] = chosen.split(' ');
    setSort({ field, order: order === 'ASC' ? 'ASC' : 'DESC' });
  };
  return (
    <label className="page-size">
      {translate('engine.sort.label')}
      <select
        value={`${sort.field} ${sort.order}`}
        onChange={(event) => choose(event.target.value)}
      >
        {resource.collection.list.sorts.flatMap((field) =>
          orders.map((order) => (
            <option key={`${field} ${order}`} value={`${field} ${order}`}>
              {translate(`engine.sort.${order}`, {
                field: translate(`resources.${resource.name}.fields.${field}`),
              })}
            </option>
          )),
        )}
      </select>
    </label>
  );
}

function Sheet({
  resource,
  names,
  tools,
  count,
  onClose,
}: {
  resource: Resource;
  names: readonly string[];
  tools: boolean;
  count: number;
  onClose: () => void;
}) {
  const translate = useTranslate();
  const { clear } = useFilters();
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
        {resource.collection.list.sorts.length > 0 && <SortField resource={resource} />}
        {tools && <SavedQueries resource={resource} />}
        {tools && <ExportButton resource={resource} />}
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

interface Props {
  readonly resource: Resource;
  /** Whether the sheet also contains the saved queries and the export. */
  readonly tools?: boolean;
  /** Number of active filters; all of the list's by default. */
  readonly set?: number;
}

export function PhoneLine({ resource, tools = true, set }: Props) {
  const translate = useTranslate();
  const filters = useFilters();
  const count = set ?? filters.count;
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
      {open && (
        <Sheet
          resource={resource}
          names={others}
          tools={tools}
          count={count}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
