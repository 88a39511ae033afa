// The strip of figures: the last 48 hours compared with those before, open cases, the next 24 hours.
import { useTranslate } from 'react-admin';
import { cases } from '../../../contract/operations/cases.ts';
import { parcels } from '../../../contract/parcels/parcels.ts';
import { listUrl } from '../../routes/route.ts';
import { Icon } from '../../ui/Icon.tsx';
import {
  beforeOf,
  expiringOf,
  FIGURE_NAMES,
  figureOf,
  notTakenOf,
  openCasesOf,
  type FigureName,
  type Figures,
  type Count,
} from '../shared/networkNow/figures.ts';
import { useLeads } from '../shared/networkNow/useLeads.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Figure } from '../shared/networkNow/Figure.tsx';
import './window48.css';

interface StripFigureProps {
  readonly label: string;
  /** It is being counted. */
  readonly waits: boolean;
  readonly value: Count;
  /** Its list; absent for users who may not open it. */
  readonly to: string | undefined;
  readonly children?: ReactNode;
}

function StripFigure({ label, waits, value, to, children }: StripFigureProps) {
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

interface OptionalProps {
  readonly label: string;
  readonly figures: Figures | undefined;
  readonly countOf: (figures: Figures) => Count;
  readonly list: Endpoint;
  readonly to: string | undefined;
}

function OptionalFigure({ label, figures, countOf, list, to }: OptionalProps) {
  const there = useCanAccess()(list);
  const value = figures && countOf(figures);
  if (!there || (figures && value === undefined)) return null;
  return <StripFigure label={label} waits={figures === undefined} value={value} to={to} />;
}

interface Props {
  readonly figures: Figures | undefined;
  /** When the figures were counted, epoch milliseconds. */
  readonly answeredAt: number | undefined;
}

/** The previous value; for alerts, how many nobody has taken. */
function Beside({ figures, name }: { readonly figures: Figures; readonly name: FigureName }) {
  const translate = useTranslate();
  const before = beforeOf(figures, name);
  const waiting = name === 'alerts' ? notTakenOf(figures) : undefined;
  if (waiting)
    return (
      <span className="badge alarm">
        <Icon name="bell" />
        {translate('dashboard.notTaken', { smart_count: waiting })}
      </span>
    );
  if (before === undefined) return null;
  return (
    <span className="small faint" title={translate('dashboard.beforeText')}>
      {translate('dashboard.before', { count: before })}
    </span>
  );
}

/** The counts of the last 48 hours (R2.61), each a link to its list. */
export function Window48({ figures, answeredAt }: Props) {
  const translate = useTranslate();
  const leads = useLeads();
  return (
    <section aria-labelledby="window48">
      <h2 id="window48" className="unseen">
        {translate('dashboard.window')}
      </h2>
      <dl className="panel window48">
        {FIGURE_NAMES.map((name) => {
          const value = figures && figureOf(figures, name);
          const to = value === undefined ? undefined : leads(name, answeredAt);
          return (
            <StripFigure
              key={name}
              label={translate(`dashboard.figures.${name}`)}
              waits={figures === undefined}
              value={value}
              to={to}
            >
              <dd>{figures ? <Beside figures={figures} name={name} /> : '\u00A0'}</dd>
            </StripFigure>
          );
        })}
        <OptionalFigure
          label={translate('dashboard.cases')}
          figures={figures}
          countOf={openCasesOf}
          list={cases.list}
          to={listUrl('cases')}
        />
        <OptionalFigure
          label={translate('dashboard.expiring')}
          figures={figures}
          countOf={expiringOf}
          list={parcels.list}
          to={leads('expiring', answeredAt)}
        />
      </dl>
    </section>
  );
}
