// Empty state: what belongs here, and the next action.
import type { ReactNode } from 'react';
import { StatePanel } from './StatePanel.tsx';

interface Props {
  /** e.g. `No lockers yet`. */
  readonly title: string;
  /** What belongs here. */
  readonly children?: ReactNode;
  readonly art?: ReactNode;
  readonly actions?: ReactNode;
}

/** An empty list or page; shows an empty cabinet by default. */
export function Empty({ title, children, art, actions }: Props) {
  return (
    <StatePanel
      title={title}
      actions={actions}
      {...(art === undefined ? { icon: 'boxes' as const } : { art })}
    >
      {children}
    </StatePanel>
  );
}
