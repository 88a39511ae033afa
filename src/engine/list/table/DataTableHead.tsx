// Table header: column labels, and the sortable columns.
import { lazy, Suspense } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Icon } from '../../../ui/Icon.tsx';
import type { DrawnField } from './fields.ts';
import { nextOrder } from './nextOrder.ts';
import { SelectPageCheckbox } from './SelectPageCheckbox.tsx';
import type { Selection } from './useSelection.ts';
import { useWidths, type Resizing } from './useWidths.ts';

const ResizeHandle = lazy(() => import('./ResizeHandle.tsx'));

interface Props {
  resourceName: string;
  fields: readonly DrawnField[];
  /** Absent if a selection has no actions. */
  selection: Selection | undefined;
  hasActions: boolean;
}

interface HeadProps {
  resourceName: string;
  field: DrawnField;
  resizing: Resizing;
}

function DataTableHeadCell({ resourceName, field, resizing }: HeadProps) {
  const translate = useTranslate();
  const { sort, setSort } = useListContext();
  const label = translate(`resources.${resourceName}.fields.${field.source}`);
  const end = field.type.align === 'end' ? 'end' : undefined;
  const by = field.sortBy;
  const handle = (
    <Suspense>
      <ResizeHandle name={field.source} label={label} resizing={resizing} />
    </Suspense>
  );
  // Named, so that the name of the handle is no part of its own.
  const head = { scope: 'col', className: end, 'aria-label': label, 'data-column': field.source };
  if (by === undefined) {
    return (
      <th {...head}>
        {label}
        {handle}
      </th>
    );
  }
  const here = sort.field === by;
  const ascending = here && sort.order === 'ASC';
  const direction = ascending ? 'ascending' : 'descending';
  const order = nextOrder(by, here ? sort.order : undefined);
  return (
    <th {...head} aria-sort={here ? direction : 'none'}>
      <button type="button" className="sort" onClick={() => setSort({ field: by, order })}>
        {label}
        {here && <Icon name={ascending ? 'sortu' : 'sortd'} size={12} />}
      </button>
      {handle}
    </th>
  );
}

export function DataTableHead({ resourceName, fields, selection, hasActions }: Props) {
  const translate = useTranslate();
  const names = fields.map(({ source }) => source);
  const resizing = useWidths(resourceName, names, selection ? 1 : 0, hasActions);
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" className="pick">
            {selection.rows.length === 0 ? (
              <SelectPageCheckbox selection={selection} />
            ) : (
              <span className="unseen">{translate('engine.row.selected')}</span>
            )}
          </th>
        )}
        {fields.map((field) => (
          <DataTableHeadCell
            key={field.source}
            resourceName={resourceName}
            field={field}
            resizing={resizing}
          />
        ))}
        {hasActions && (
          <th scope="col" className="acts">
            <span className="unseen">{translate('engine.row.actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
