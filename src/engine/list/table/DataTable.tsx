// Rows as a table, with the selection bar above its header.
import { Fragment, memo, useMemo } from 'react';
import { useListContext, useTranslate, RecordContextProvider } from 'react-admin';
import { useActions } from '../../actions/useActions.ts';
import type { Resource } from '../../defineResource.ts';
import type { AnyRow } from '../../fields/fieldType.ts';
import { idOf } from '../../fields/plain.ts';
import { BulkActionsToolbar } from './BulkActionsToolbar.tsx';
import { drawnField, type DrawnField } from './fields.ts';
import { DataTableHead } from './DataTableHead.tsx';
import { GroupHead } from './GroupHead.tsx';
import { RowActions } from '../../actions/RowActions.tsx';
import { SelectRowCheckbox } from './SelectRowCheckbox.tsx';
import { TitleLink } from './TitleLink.tsx';
import { useListKeys } from './useListKeys.ts';
import { Value } from './Value.tsx';
import { useColumns } from './useColumns.ts';
import type { Selection } from './useSelection.ts';
import { useGroup } from './useGroup.ts';
import { TableRoom } from './TableRoom.tsx';
import { usePeek } from '../usePeek.ts';

interface Props {
  resource: Resource;
  fields: readonly DrawnField[];
  row: AnyRow;
  selected: boolean;
  peeked: boolean;
  /** Absent if a selection has no actions. */
  onToggle: ((row: AnyRow, range: boolean) => void) | undefined;
  hasActions: boolean;
}

const DataTableRow = memo((props: Props) => {
  const { resource, fields, row, selected, peeked, onToggle, hasActions } = props;
  return (
    <RecordContextProvider value={row}>
      <tr
        className={selected ? 'sel' : undefined}
        data-row={idOf(row)}
        aria-current={peeked || undefined}
      >
        {onToggle && (
          <td className="pick">
            <SelectRowCheckbox row={row} selected={selected} onToggle={onToggle} />
          </td>
        )}
        {fields.map((field) =>
          field.source === resource.title ? (
            <th key={field.source} scope="row">
              <TitleLink row={row} />
            </th>
          ) : (
            <td key={field.source} className={field.type.align}>
              <Value field={field} row={row} resourceName={resource.name} place="table" />
            </td>
          ),
        )}
        {hasActions && (
          <td className="acts">
            <RowActions row={row} />
          </td>
        )}
      </tr>
    </RecordContextProvider>
  );
});
DataTableRow.displayName = 'DataTableRow';

export function DataTable({ resource, selection }: { resource: Resource; selection: Selection }) {
  const { data, isFetching } = useListContext();
  const translate = useTranslate();
  const { shown } = useColumns(resource);
  const { offered } = useActions();
  const fields = useMemo(() => shown.map((name) => drawnField(resource, name)), [resource, shown]);
  const rows: readonly AnyRow[] = data ?? [];
  const selectable = offered('selection').length > 0;
  const hasActions = offered('row').length > 0;
  const columns = fields.length + Number(selectable) + Number(hasActions);
  const [peeked, peek] = usePeek();
  const body = useListKeys();
  const group = useGroup(resource, data);
  return (
    <>
      <BulkActionsToolbar selection={selection} />
      <TableRoom onRow={peeked && ((row) => peek(row.dataset.row))}>
        <table
          className="list-table"
          data-list={resource.name}
          aria-busy={isFetching}
          aria-label={translate(`resources.${resource.name}.title`)}
        >
          <DataTableHead
            resourceName={resource.name}
            fields={fields}
            hasActions={hasActions}
            selection={selectable ? selection : undefined}
          />
          <tbody ref={body}>
            {rows.map((row, index) => (
              <Fragment key={idOf(row)}>
                {group.begins(index) && (
                  <tr className="group">
                    <th scope="rowgroup" colSpan={columns}>
                      <GroupHead resource={resource} by={group.by} value={row[group.by]} />
                    </th>
                  </tr>
                )}
                <DataTableRow
                  resource={resource}
                  fields={fields}
                  row={row}
                  selected={selection.has(row)}
                  peeked={row === peeked}
                  onToggle={selectable ? selection.toggle : undefined}
                  hasActions={hasActions}
                />
              </Fragment>
            ))}
          </tbody>
        </table>
      </TableRoom>
    </>
  );
}
