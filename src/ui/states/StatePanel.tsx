// The sheet that stands where a page's content would: a sign, what is so, why, what to do.
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../Icon.tsx';
import './states.css';

interface Props {
  readonly icon?: IconName;
  /** A drawing in place of the icon. */
  readonly art?: ReactNode;
  /** Red for what failed; everything else is plain. */
  readonly grave?: boolean;
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** Read aloud when it appears: for what failed. */
  readonly role?: 'alert' | 'status';
}

/** One state of a page, drawn in the middle of a panel. */
export function StatePanel({ icon, art, grave, title, children, actions, role }: Props) {
  return (
    <div className="panel state" role={role}>
      {art}
      {icon !== undefined && (
        <span className={grave === true ? 'state-icon grave' : 'state-icon'}>
          <Icon name={icon} size={24} />
        </span>
      )}
      <h2>{title}</h2>
      {children !== undefined && <div className="state-text">{children}</div>}
      {actions !== undefined && <div className="state-acts">{actions}</div>}
    </div>
  );
}
