// The strip of figures: the last 48 hours compared with the 48 hours before, and the open cases.
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/Icon.tsx';
import { Figure } from '../shared/networkNow/Figure.tsx';
import {
  beforeOf,
  FIGURE_NAMES,
  figureOf,
  notTakenOf,
  type FigureName,
  type Figures,
} from '../shared/networkNow/figures.ts';
import { useLeads } from '../shared/networkNow/leads.ts';
import { OpenCases } from './OpenCases.tsx';
import { Waiting } from './Waiting.tsx';
import './window48.css';

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
          const words = translate(`dashboard.figures.${name}`);
          return (
            <div key={name}>
              <dt className="soft">{words}</dt>
              <dd className="figure">
                {figures === undefined && <Waiting />}
                {figures && to === undefined && <Figure value={value} />}
                {figures && to !== undefined && (
                  <Link to={to} title={translate('dashboard.toList', { figure: words })}>
                    <Figure value={value} />
                  </Link>
                )}
              </dd>
              {figures && (
                <dd>
                  <Beside figures={figures} name={name} />
                </dd>
              )}
            </div>
          );
        })}
        <OpenCases figures={figures} />
      </dl>
    </section>
  );
}
