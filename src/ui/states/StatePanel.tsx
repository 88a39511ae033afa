// Panel in place of a page's content: icon, state, reason and next step.
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../Icon.tsx';
import './states.css';

interface Props {
  readonly icon: IconName;
  /** Red for failures only. */
  readonly grave?: boolean;
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** Announced to screen readers when it appears: for failures. */
  readonly role?: 'alert' | 'status';
}

/** A page state, centred in a panel. */
export function StatePanel({ icon, grave, title, children, actions, role }: Props) {
  return (
    <div className="panel state stack-8" role={role}>
      <span className={grave === true ? 'alarmed' : 'soft'}>
        <Icon name={icon} size={24} />
      </span>
      <h2>{title}</h2>
      {children !== undefined && <div className="state-text">{children}</div>}
      {actions !== undefined && <div className="state-acts">{actions}</div>}
    </div>
  );
}
