// One row of a sortable list with its controls: a drag handle, and a button for each direction.
import { useSortable } from '@dnd-kit/react/sortable';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { IconAction } from '../../../ui/IconAction.tsx';
import type { IconName } from '../../../ui/Icon.tsx';
import { movesLittle } from './movesLittle.ts';

export interface ItemParts {
  /** Dragged by mouse or touch; by keyboard with Enter, arrows and Enter. */
  readonly handle: ReactNode;
  /** Moves one position towards the start or the end. */
  readonly steps: ReactNode;
}

interface Props {
  readonly id: string;
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly across: boolean;
  readonly onMove: (from: number, to: number) => void;
  readonly children: (parts: ItemParts) => ReactNode;
}

interface StepProps extends Pick<Props, 'name' | 'index' | 'count' | 'onMove'> {
  readonly by: 1 | -1;
  readonly icon: IconName;
}

/** At an end the button stays in place without effect, to preserve the focus. */
function Step({ name, index, count, onMove, by, icon }: StepProps) {
  const translate = useTranslate();
  const to = index + by;
  const off = to < 0 || to >= count;
  return (
    <IconAction
      icon={icon}
      label={translate(by < 0 ? 'sortable.earlier' : 'sortable.later', { name })}
      aria-disabled={off}
      onClick={() => !off && onMove(index, to)}
    />
  );
}

const handleStyle = { color: 'text.secondary', touchAction: 'none', cursor: 'grab' } as const;

const TRANSITION = { duration: 160 };
const NO_TRANSITION = { duration: 0 };

export function SortableItem({ id, children, across, ...item }: Props) {
  const translate = useTranslate();
  const { name, index, count } = item;
  const transition = movesLittle() ? NO_TRANSITION : TRANSITION;
  const data = { name, count };
  const { ref, handleRef, isDragging } = useSortable({ id, index, data, transition });
  const handle = (
    <IconAction
      icon="grip"
      ref={handleRef}
      label={translate('sortable.handle', { name })}
      sx={handleStyle}
    />
  );
  const steps = (
    <>
      <Step {...item} by={-1} icon={across ? 'left' : 'up'} />
      <Step {...item} by={1} icon={across ? 'right' : 'down'} />
    </>
  );
  return (
    <li ref={ref} className={isDragging ? 'sortable-item dragged' : 'sortable-item'}>
      {children({ handle, steps })}
    </li>
  );
}
