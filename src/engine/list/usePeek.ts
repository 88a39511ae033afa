// The row that is previewed beside its list: `peek` in the address, so that a link and a reload show the same.
import { useEvent } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { RecordId } from '../../../domain/recordId.ts';

/** The row takes the focus of what is closed. */
function focusItsRow(): void {
  const row =
    document.activeElement?.closest('aside') && document.querySelector('tr[aria-current]');
  row?.querySelector<HTMLElement>('a.name, button')?.focus();
}

/** The id of the previewed row, if there is one, and a function that sets it; undefined closes the preview. */
export function usePeek(): readonly [string | undefined, (id: RecordId | undefined) => void] {
  const [search, setSearch] = useSearchParams();
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
  return [search.get('peek') ?? undefined, peek];
}
