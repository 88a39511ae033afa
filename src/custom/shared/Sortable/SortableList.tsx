// A list that users sort by dragging, by keyboard, or stepwise with two buttons.
import { DragDropProvider, type DragEndEvent } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import { type ReactNode, useMemo } from 'react';
import { SortableItem, type ItemParts } from './SortableItem.tsx';
import { Accessibility, defaultPreset } from '@dnd-kit/dom';
import { useTranslate } from 'react-admin';
import './sortable.css';

/** A drag in the library's events: what is dragged, and whether it was cancelled. */
interface Dragged {
  readonly canceled?: boolean;
  readonly operation: { readonly source: unknown };
}

/** A moved row: its label, its one-based position, and the number of rows. */
function placeOf(source: unknown) {
  if (!isSortable(source as never)) return undefined;
  const { index, data } = source as { index: number; data: { name: string; count: number } };
  return { name: data.name, place: index + 1, count: data.count };
}

/** The default plugins, with announcements in the UI language instead of English. */
function useSortablePlugins() {
  const translate = useTranslate();
  return useMemo(() => {
    const say = (key: string, source: unknown) => {
      const values = placeOf(source);
      return values && translate(`sortable.${key}`, values);
    };
    const accessibility = Accessibility.configure({
      screenReaderInstructions: { draggable: translate('sortable.instructions') },
      announcements: {
        dragstart: ({ operation: { source } }: Dragged) => say('taken', source),
        dragover: ({ operation: { source } }: Dragged) => say('over', source),
        dragend: ({ canceled, operation: { source } }: Dragged) =>
          say(canceled ? 'canceled' : 'dropped', source),
      },
    });
    const others = defaultPreset.plugins.filter((plugin) => plugin !== Accessibility);
    return [accessibility, ...others];
  }, [translate]);
}

interface Props<T> {
  /** The list's label. */
  readonly label: string;
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string;
  /** A row's label while it is moved. */
  readonly nameOf: (item: T, index: number) => string;
  readonly onMove: (from: number, to: number) => void;
  readonly className: string;
  /** Rows are side by side: the buttons move left and right. */
  readonly across?: boolean;
  /** Renders a row, which positions its own handle and buttons. */
  readonly children: (item: T, index: number, parts: ItemParts) => ReactNode;
}

/** The list with an item moved. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const left = items.filter((_, index) => index !== from);
  return [...left.slice(0, to), ...items.slice(from, from + 1), ...left.slice(to)];
}

export function SortableList<T>({
  label,
  items,
  keyOf,
  nameOf,
  onMove,
  className,
  across = false,
  children,
}: Props<T>) {
  const plugins = useSortablePlugins();
  const onDragEnd = ({ canceled, operation: { source } }: DragEndEvent) => {
    if (canceled || !isSortable(source)) return;
    if (source.initialIndex !== source.index) onMove(source.initialIndex, source.index);
  };
  return (
    <DragDropProvider plugins={plugins} onDragEnd={onDragEnd}>
      <ol className={`sortable ${className}`} aria-label={label}>
        {items.map((item, index) => (
          <SortableItem
            key={keyOf(item)}
            id={keyOf(item)}
            name={nameOf(item, index)}
            index={index}
            count={items.length}
            across={across}
            onMove={onMove}
          >
            {(parts) => children(item, index, parts)}
          </SortableItem>
        ))}
      </ol>
    </DragDropProvider>
  );
}
