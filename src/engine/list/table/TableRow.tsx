// Table row. Plain markup and classes: a list shows a hundred rows with a dozen columns.
import { memo, type ChangeEvent, type MouseEvent } from 'react';
import { RecordContextProvider, useTranslate } from 'react-admin';
import { RowActions } from '../../actions/RowActions.tsx';
import type { Resource } from '../../defineResource.ts';
import type { AnyRow } from '../../fields/fieldType.ts';
import { useRecordName } from '../../recordName.ts';
import type { DrawnField } from './fields.ts';
import { TitleLink } from './TitleLink.tsx';
import { Value } from './Value.tsx';

interface Props {
  resource: Resource;
  fields: readonly DrawnField[];
  row: AnyRow;
  selected: boolean;
  /** Absent if a selection has no actions. */
  onToggle: ((row: AnyRow, range: boolean) => void) | undefined;
  hasActions: boolean;
}

const withShift = (event: ChangeEvent) => (event.nativeEvent as unknown as MouseEvent).shiftKey;

function Check({
  resource,
  row,
  selected,
  onToggle,
}: Pick<Props, 'resource' | 'row' | 'selected' | 'onToggle'>) {
  const translate = useTranslate();
  const nameOf = useRecordName(resource);
  return (
    <input
      type="checkbox"
      className="check"
      checked={selected}
      aria-label={translate('engine.row.select', { name: nameOf(row) })}
      onChange={(event) => onToggle?.(row, withShift(event))}
    />
  );
}

export const TableRow = memo(({ resource, fields, row, selected, onToggle, hasActions }: Props) => (
  <RecordContextProvider value={row}>
    <tr className={selected ? 'sel' : undefined}>
      {onToggle && (
        <td className="pick">
          <Check resource={resource} row={row} selected={selected} onToggle={onToggle} />
        </td>
      )}
      {fields.map((field) =>
        field.name === resource.title ? (
          <th key={field.name} scope="row">
            <TitleLink row={row} />
          </th>
        ) : (
          <td key={field.name} className={field.type.align}>
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
));
TableRow.displayName = 'TableRow';
