// Keys of a table: j and k go to the next and previous row, x selects it, p previews it, Enter opens it.
import { useRef } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { inDialog } from '../../../ui/inDialog.ts';
import { useSingleKeys } from '../../useSingleKeys.ts';
import { usePeek } from '../usePeek.ts';

/** Text fields keep their letters; a row's checkbox has the focus after a click. */
const isTyping = ({ target }: Event) =>
  target instanceof HTMLInputElement && target.type !== 'checkbox';

const focusedRow = () => document.activeElement?.closest('tr') ?? null;

/** The record's link, else the first control of the row. */
function focusRow(row: Element | undefined): void {
  const first = ['a.name', '.pick input, button, a'].map((one) => row?.querySelector(one));
  (first.find(Boolean) as HTMLElement | undefined)?.focus();
}

/** Attach the ref to the table's body. The current row is the one with the focus. */
export function useListKeys() {
  const [enabled] = useSingleKeys();
  const [peeked, peek] = usePeek();
  const body = useRef<HTMLTableSectionElement>(null);
  const options = {
    enabled,
    enableOnFormTags: ['input'] as const,
    ignoreEventWhen: (event: Event) => inDialog() || isTyping(event),
  };
  const step = (by: 1 | -1) => {
    const rows = [...(body.current?.rows ?? [])];
    const at = rows.findIndex((row) => row === focusedRow());
    const row = at < 0 ? rows[0] : rows[at + by];
    focusRow(row);
    if (peeked && row?.dataset.row) peek(row.dataset.row);
  };
  const inRow = (selector: string) => {
    const row = focusedRow();
    if (row && body.current?.contains(row)) row.querySelector<HTMLElement>(selector)?.click();
  };
  useHotkeys('j', () => step(1), options);
  useHotkeys('k', () => step(-1), options);
  useHotkeys('x', () => inRow('.pick input'), options);
  useHotkeys('p', () => peek(focusedRow()?.dataset.row), options);
  useHotkeys('esc', () => peek(undefined), { ...options, enabled: peeked !== undefined });
  // A focused link or button handles Enter itself.
  useHotkeys(
    'enter',
    () => document.activeElement instanceof HTMLInputElement && inRow('a.name'),
    options,
  );
  return body;
}
