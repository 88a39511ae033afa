// The sheet of a phone's filter bar: periods, the other filters, saved queries and export.
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Resource } from '../../defineResource.ts';
import { ExportButton } from '../ExportButton.tsx';
import { Filter } from '../filters/Filter.tsx';
import { PeriodFilter } from '../filters/PeriodFilter.tsx';
import { SavedQueries } from '../filters/SavedQueries.tsx';
import { useFilters } from '../filters/useFilters.ts';

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
      <div className="sheet stack-8 pad">
        <h2 id={heading}>{translate('engine.filter.label')}</h2>
        {Object.keys(resource.list.periods ?? {}).map((name) => (
          <PeriodFilter key={name} resource={resource} name={name} />
        ))}
        {names.map((name) => (
          <Filter key={name} resource={resource} name={name} />
        ))}
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
