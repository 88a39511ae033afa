// A list that users sort by dragging, by keyboard, or stepwise with two buttons.
import { DragDropProvider, type DragEndEvent } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import type { ReactNode } from 'react';
import { SortableItem, type ItemParts } from './SortableItem.tsx';
import { useSortablePlugins } from './useSortablePlugins.ts';
import './sortable.css';

interface Props<T> {
  /** The list's label. */
  readonly label: string;
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string;
  /** A row's label while it is moved. */
  readonly nameOf: (item: T, index: number) => string;
  readonly onMove: (from: number, to: number) => void;
  readonly disabled?: boolean;
  readonly className?: string;
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
  disabled = false,
  className = '',
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
            disabled={disabled}
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
