// The frame of a wide table: it scrolls sideways, and a shadow shows at which edge there is more.
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';

/** Marks the edges beyond which the table goes on. */
function markEdges(room: HTMLElement): void {
  const rest = room.scrollWidth - room.clientWidth - room.scrollLeft;
  room.toggleAttribute('data-more-left', room.scrollLeft > 1);
  room.toggleAttribute('data-more-right', rest > 1);
}

const width = (cells: Iterable<HTMLElement>): number =>
  [...cells].reduce((sum, cell) => sum + cell.offsetWidth, 0);

/** Keeps what gets the focus out from under the columns that stay in view. */
function keepClear(room: HTMLElement): void {
  const row = room.querySelector('.list-table tbody tr:has(> td)');
  if (!row) return;
  const cells = (which: string) => row.querySelectorAll<HTMLElement>(`:scope > :is(${which})`);
  room.style.scrollPaddingLeft = `${width(cells(':first-child, .pick + *'))}px`;
  room.style.scrollPaddingRight = `${width(cells('.acts'))}px`;
}

function useEdges() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const room = ref.current;
    if (!room || typeof ResizeObserver === 'undefined') return undefined;
    const mark = () => markEdges(room);
    const sizes = new ResizeObserver(() => {
      mark();
      keepClear(room);
    });
    sizes.observe(room);
    for (const table of room.children) sizes.observe(table);
    room.addEventListener('scroll', mark, { passive: true });
    return () => {
      sizes.disconnect();
      room.removeEventListener('scroll', mark);
    };
  }, []);
  return ref;
}

const OWN_PRESS = 'a, button, input, select, label, [role="switch"]';

/** The row of a press beside its controls; selecting text is none. */
function pressedRow({ target }: MouseEvent): HTMLTableRowElement | null {
  const pressed = target as Element;
  return pressed.closest(OWN_PRESS) || getSelection()?.type === 'Range'
    ? null
    : pressed.closest('tr');
}

interface Props {
  /** What a press anywhere on a row does; by default it opens its record, as its first link would. */
  readonly onRow?: ((row: HTMLTableRowElement) => void) | undefined;
  readonly children: ReactNode;
}

export function TableRoom({ onRow, children }: Props) {
  const ref = useEdges();
  return (
    // By keyboard, the link in the row does the same.
    <div
      ref={ref}
      className="table-room"
      role="presentation"
      onClick={(event) => {
        const row = pressedRow(event);
        if (row && onRow) onRow(row);
        else
          row
            ?.querySelector('a:is(.name, .report-link)')
            ?.dispatchEvent(new window.MouseEvent('click', event.nativeEvent));
      }}
    >
      {children}
    </div>
  );
}
