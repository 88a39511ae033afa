// Rows as a table, with the selection bar above its header.
import { useMemo } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useActions } from '../../actions/ActionsContext.ts';
import type { Resource } from '../../defineResource.ts';
import type { AnyRow } from '../../fields/fieldType.ts';
import { idOf } from '../../fields/plain.ts';
import { BulkBar } from './BulkBar.tsx';
import { drawnField } from './fields.ts';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { useColumns } from './useColumns.ts';
import type { Selection } from './useSelection.ts';

export function Table({ resource, selection }: { resource: Resource; selection: Selection }) {
  const { data, isFetching } = useListContext();
  const translate = useTranslate();
  const { shown } = useColumns(resource);
  const { offered } = useActions();
  const fields = useMemo(() => shown.map((name) => drawnField(resource, name)), [resource, shown]);
  const rows: readonly AnyRow[] = data ?? [];
  const selectable = offered('selection').length > 0;
  const hasActions = offered('row').length > 0;
  return (
    <>
      {selection.rows.length > 0 && <BulkBar selection={selection} />}
      <div className="table-room">
        <table
          className="list-table"
          aria-busy={isFetching}
          aria-label={translate(`resources.${resource.name}.title`)}
        >
          <TableHead
            resourceName={resource.name}
            fields={fields}
            hasActions={hasActions}
            selection={selectable ? selection : undefined}
          />
          <tbody>
            {rows.map((row) => (
              <TableRow
                key={idOf(row)}
                resource={resource}
                fields={fields}
                row={row}
                selected={selection.has(row)}
                onToggle={selectable ? selection.toggle : undefined}
                hasActions={hasActions}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
