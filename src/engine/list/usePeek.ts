// The row that is previewed beside its list: `peek` in the address, so that a link and a reload show the same.
import { useContext } from 'react';
import { ListContext, useEvent } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { RecordId } from '../../../domain/recordId.ts';
import type { AnyRow } from '../fields/fieldType.ts';
import { idOf } from '../fields/plain.ts';

/** The row takes the focus of what is closed. */
function focusItsRow(): void {
  const row =
    document.activeElement?.closest('aside') && document.querySelector('tr[aria-current]');
  row?.querySelector<HTMLElement>('a.name, button')?.focus();
}

/** The previewed row, if the list shows it, and a function that sets its id; undefined closes the preview. */
export function usePeek(): readonly [AnyRow | undefined, (id: RecordId | undefined) => void] {
  // Menus of actions stand on record pages, too.
  const list = useContext(ListContext);
  const [search, setSearch] = useSearchParams();
  const peeked = search.get('peek');
  const peek = useEvent((id: RecordId | undefined) => {
    if (id === undefined) focusItsRow();
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('peek');
        if (id !== undefined) next.set('peek', String(id));
        return next;
      },
      { replace: true },
    );
  });
  return [list?.data?.find((row: AnyRow) => String(idOf(row)) === peeked), peek];
}
