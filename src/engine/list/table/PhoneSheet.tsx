// The sheet of a phone's filter bar: periods, the other filters, sort, saved queries and export.
import TextField from '@mui/material/TextField';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import { useId } from 'react';
import { useTranslate, useListContext } from 'react-admin';
import type { Resource } from '../../defineResource.ts';
import { ExportButton } from '../ExportButton.tsx';
import { Filter } from '../filters/Filter.tsx';
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
    <TextField
      select
      label={translate('engine.sort.label')}
      value={`${sort.field} ${sort.order}`}
      onChange={(event) => choose(event.target.value)}
      slotProps={{ select: { native: true } }}
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
    </TextField>
  );
}

export default function PhoneSheet({
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
        {Object.keys(resource.list.periods ?? {}).map((name) => (
          <PeriodFilter key={name} resource={resource} name={name} />
        ))}
        {names.map((name) => (
          <Filter key={name} resource={resource} name={name} />
        ))}
        {resource.collection.list.sorts.length > 0 && <SortField resource={resource} />}
        {tools && <SavedQueries resource={resource} />}
        {tools && <ExportButton resource={resource} />}
        <div className="sheet-end">
          {count > 0 && (
            <Button onClick={clear}>
              {translate('engine.filter.clear', { smart_count: count })}
            </Button>
          )}
          <Button variant="contained" onClick={onClose}>
            {translate('engine.filter.show')}
          </Button>
        </div>
      </div>
    </Drawer>
  );
}
