// An error below an input: its icon and its text.
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

interface Props {
  readonly id?: string | undefined;
  /** Announced as soon as it shows. */
  readonly alert?: boolean;
  readonly children: ReactNode;
}

export function ErrorText({ id, alert = false, children }: Props) {
  return (
    <span id={id} className="msg bad" role={alert ? 'alert' : undefined}>
      <Icon name="stop" />
      {children}
    </span>
  );
}
