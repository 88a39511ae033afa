// Checkbox that selects all rows of the page, or none.
import { useListContext, useTranslate } from 'react-admin';
import type { AnyRow } from '../../fields/fieldType.ts';
import type { Selection } from './useSelection.ts';

export function SelectPageCheckbox({ selection }: { selection: Selection }) {
  const translate = useTranslate();
  const { data } = useListContext();
  const page: readonly AnyRow[] = data ?? [];
  const on = page.filter((row) => selection.has(row)).length;
  const all = page.length > 0 && on === page.length;
  return (
    <input
      type="checkbox"
      className="check"
      aria-label={translate('engine.row.selectPage')}
      checked={all}
      ref={(element) => {
        if (element) element.indeterminate = !all && selection.rows.length > 0;
      }}
      onChange={selection.togglePage}
    />
  );
}
