// Empty state: what belongs here, and the next action.
import type { ReactNode } from 'react';
import { StatePanel } from './StatePanel.tsx';

interface Props {
  /** e.g. `No lockers yet`. */
  readonly title: string;
  /** What belongs here. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** An empty list or page. */
export function Empty({ title, children, actions }: Props) {
  return (
    <StatePanel icon="boxes" title={title} actions={actions}>
      {children}
    </StatePanel>
  );
}
