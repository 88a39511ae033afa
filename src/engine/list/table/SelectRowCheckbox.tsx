// Checkbox that selects a row.
import type { ChangeEvent, MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useActions } from '../../actions/useActions.ts';
import type { AnyRow } from '../../fields/fieldType.ts';
import { useRecordName } from '../../useRecordName.ts';

interface Props {
  readonly row: AnyRow;
  readonly selected: boolean;
  /** Called with whether Shift is held: also all rows from the last clicked one. */
  readonly onToggle: (row: AnyRow, range: boolean) => void;
}

const withShift = (event: ChangeEvent) => (event.nativeEvent as unknown as MouseEvent).shiftKey;

export function SelectRowCheckbox({ row, selected, onToggle }: Props) {
  const translate = useTranslate();
  const nameOf = useRecordName(useActions().resource);
  return (
    <input
      type="checkbox"
      className="check"
      checked={selected}
      aria-label={translate('engine.row.select', { name: nameOf(row) })}
      onChange={(event) => onToggle(row, withShift(event))}
    />
  );
}
