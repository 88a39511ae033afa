// What needs attention: the lockers in trouble, and one row for all boxes in each state that asks for a visit.
import List from '@mui/material/List';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { alerts } from '../../../../contract/operations/alerts.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useCanAccess } from '../../../engine/useCanAccess.ts';
import type { InTrouble, VisitedBoxes } from '../../shared/networkNow/figures.ts';
import { Panel } from '../Panel.tsx';
import { listUrl } from '../../../routes/route.ts';
import { TroubleRow } from './TroubleRow.tsx';
import { VisitedRow } from '../../shared/needs/VisitedRow.tsx';

interface Props {
  /** The worst lockers and the total count. */
  readonly trouble: { readonly rows: readonly InTrouble[]; readonly count: number };
  readonly visited: readonly VisitedBoxes[];
  /** When that was counted, epoch milliseconds. */
  readonly now: number;
  /** Asks for the figures again after an alert was taken. */
  readonly onTaken: () => void;
}

/** All rows together, as many lockers as the server returns at most. */
const MOST = 8;

/** Its count is that of the lockers alone; the boxes to visit are rows of their own below. */
export function TroublePanel({ trouble, visited, now, onTaken }: Props) {
  const translate = useTranslate();
  const canList = useCanAccess()(alerts.list);
  const rows = trouble.rows.slice(0, MOST - visited.length);
  const rest = trouble.count - rows.length;
  return (
    <Panel
      title={translate('dashboard.trouble.title')}
      fact={
        trouble.count > 0 && (
          <span className="line">
            <span className="count">{trouble.count}</span>
            {translate('dashboard.trouble.means', { smart_count: trouble.count })}
          </span>
        )
      }
      more={canList && <Link to={listUrl('alerts')}>{translate('dashboard.trouble.alerts')}</Link>}
      className="needs"
    >
      {rows.length === 0 && (
        <p className="soft line">
          <Icon name="check" />
          {translate('dashboard.trouble.none')}
        </p>
      )}
      <List disablePadding aria-label={translate('dashboard.trouble.caption')}>
        {rows.map((row) => (
          <TroubleRow key={row.lockerId} row={row} now={now} onTaken={onTaken} />
        ))}
        {visited.map((boxes) => (
          <VisitedRow key={boxes.status} boxes={boxes} now={now} />
        ))}
      </List>
      {rest > 0 && (
        <Link to={listUrl('lockers')}>
          {translate('dashboard.trouble.rest', { smart_count: rest })}
        </Link>
      )}
    </Panel>
  );
}
