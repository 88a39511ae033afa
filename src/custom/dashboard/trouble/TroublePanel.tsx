// The panel of lockers in trouble: one row per locker and a link to the rest.
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { alerts } from '../../../../contract/operations/alerts.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useCanAccess } from '../../../engine/useCanAccess.ts';
import type { InTrouble, VisitedBoxes } from '../../shared/networkNow/figures.ts';
import { Panel } from '../Panel.tsx';
import { listUrl } from '../../../routes/route.ts';
import { TroubleRow } from './TroubleRow.tsx';
import { VisitedRow } from './VisitedRow.tsx';
import './trouble.css';

function AllAlerts() {
  const translate = useTranslate();
  if (!useCanAccess()(alerts.list)) return null;
  return <Link to={listUrl('alerts')}>{translate('dashboard.trouble.alerts')}</Link>;
}

const HEADS = ['whatHead', 'locker', 'front', 'for', 'lead'] as const;

interface Props {
  /** The worst lockers and the total count. */
  readonly trouble: { readonly rows: readonly InTrouble[]; readonly count: number };
  readonly visited: readonly VisitedBoxes[];
  /** When that was counted, epoch milliseconds. */
  readonly now: number;
  /** Asks for the figures again after an alert was taken. */
  readonly onTaken: () => void;
}

/** The classes that hide columns for which no row has data. */
const untold = (rows: Props['trouble']['rows']): string =>
  [
    ...(rows.some(({ front }) => front.length > 0) ? [] : ['no-front']),
    ...(rows.some(({ since }) => since !== null) ? [] : ['no-since']),
  ].join(' ');

/** Its count is that of the lockers alone; the boxes to visit are lines of their own below. */
export function TroublePanel({ trouble, visited, now, onTaken }: Props) {
  const translate = useTranslate();
  const words = (name: string) => translate(`dashboard.trouble.${name}`);
  return (
    <Panel
      title={words('title')}
      count={trouble.count}
      more={<AllAlerts />}
      className="lockers-in-trouble"
    >
      {trouble.rows.length === 0 && (
        <p className="soft line">
          <Icon name="check" />
          {words('none')}
        </p>
      )}
      {trouble.rows.length + visited.length > 0 && (
        <table className={`plain trouble ${untold(trouble.rows)}`}>
          <caption className="unseen">{words('caption')}</caption>
          <thead>
            <tr>
              {HEADS.map((head) => (
                <th scope="col" key={head} className={`trouble-${head}`}>
                  <span className={head === 'lead' ? 'unseen' : undefined}>{words(head)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {trouble.rows.map((row) => (
              <TroubleRow key={row.lockerId} row={row} now={now} onTaken={onTaken} />
            ))}
            {visited.map((boxes) => (
              <VisitedRow key={boxes.status} boxes={boxes} now={now} />
            ))}
          </tbody>
        </table>
      )}
      {trouble.count > trouble.rows.length && (
        <p className="trouble-rest">
          <Link to={listUrl('lockers')}>
            {translate('dashboard.trouble.rest', {
              smart_count: trouble.count - trouble.rows.length,
            })}
          </Link>
        </p>
      )}
    </Panel>
  );
}
