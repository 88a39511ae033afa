// A figure of the strip: its name, a link to its list, and what is beside it.
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Figure } from '../shared/networkNow/Figure.tsx';
import type { Count } from '../shared/networkNow/figures.ts';

interface Props {
  readonly label: string;
  /** It is being counted. */
  readonly waits: boolean;
  readonly value: Count;
  /** Its list; absent for users who may not open it. */
  readonly to: string | undefined;
  readonly children?: ReactNode;
}

export function StripFigure({ label, waits, value, to, children }: Props) {
  const translate = useTranslate();
  return (
    <div>
      <dt className="soft">{label}</dt>
      <dd className="figure">
        {waits && (
          <span className="skeleton">
            <span className="skeleton-bar" />
          </span>
        )}
        {!waits && to === undefined && <Figure value={value} />}
        {!waits && to !== undefined && (
          <Link to={to} title={translate('dashboard.toList', { figure: label })}>
            <Figure value={value} />
          </Link>
        )}
      </dd>
      {children}
    </div>
  );
}
