// A list that people put in order: by dragging, by keyboard, or a step at a time by two buttons.
import { DragDropProvider, type DragEndEvent } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import type { ReactNode } from 'react';
import { SortableItem, type ItemParts } from './SortableItem.tsx';
import { useSortablePlugins } from './useSortablePlugins.ts';
import './sortable.css';

interface Props<T> {
  /** What the list is called, in words. */
  readonly label: string;
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string;
  /** What a row is called where it is moved, in words. */
  readonly nameOf: (item: T, index: number) => string;
  readonly onMove: (from: number, to: number) => void;
  readonly disabled?: boolean;
  readonly className?: string;
  /** Rows stand beside one another: the steps lead left and right. */
  readonly across?: boolean;
  /** Draws a row; where its handle and its steps stand is the row's own matter. */
  readonly children: (item: T, index: number, parts: ItemParts) => ReactNode;
}

/** The list with an item at another place. */
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
