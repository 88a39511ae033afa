// The current state of all boxes in the network: ring and table.
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { lockers } from '../../../../contract/lockers/lockers.ts';
import { useCanAccess } from '../../../engine/useCanAccess.ts';
import { Figure } from '../../shared/networkNow/Figure.tsx';
import {
  statesOf,
  type Figures,
  type Count,
  type StateCount,
} from '../../shared/networkNow/figures.ts';
import { Panel } from '../Panel.tsx';
import { lazy, Suspense } from 'react';
import { ChartGuard } from '../../shared/ChartGuard.tsx';
import { listUrl } from '../../../routes/route.ts';
import { Hatches, Swatch } from './stateFills.tsx';

const StateRing = lazy(async () => ({ default: (await import('./StateRing.tsx')).StateRing }));

/** The ring with the total in its middle; it illustrates the table beside it. */
function RingFrame({ states, total }: { states: readonly StateCount[]; total: Count }) {
  const translate = useTranslate();
  const failed = (
    <p className="soft small ring-failed">{translate('dashboard.boxes.chartFailed')}</p>
  );
  if (!total) return null;
  return (
    <ChartGuard fallback={failed}>
      <div className="ring" role="img" aria-label={translate('dashboard.boxes.chart')}>
        <Suspense fallback={<div className="ring-waits" />}>
          <StateRing states={states} />
        </Suspense>
        <div className="ring-middle">
          <b>
            <Figure value={total} />
          </b>
          <span>{translate('dashboard.boxes.unit', { smart_count: total })}</span>
        </div>
      </div>
    </ChartGuard>
  );
}

function LockerCount({ figures }: { readonly figures: Figures }) {
  const translate = useTranslate();
  const canAccess = useCanAccess();
  const many = figures.lockerDiagramsList?.length;
  if (many === undefined) return null;
  const words = translate('dashboard.boxes.lockers', { smart_count: many });
  return canAccess(lockers.list) ? (
    <Link to={listUrl('lockers')}>{words}</Link>
  ) : (
    <span className="soft">{words}</span>
  );
}

function StateTable({ states, total }: ReturnType<typeof statesOf>) {
  const translate = useTranslate();
  return (
    <table className="plain states">
      <caption className="unseen">{translate('dashboard.boxes.caption')}</caption>
      <thead className="unseen">
        <tr>
          <th scope="col">{translate('dashboard.boxes.state')}</th>
          <th scope="col">{translate('dashboard.boxes.count')}</th>
          <th scope="col">{translate('dashboard.boxes.share')}</th>
        </tr>
      </thead>
      <tbody>
        {states.map(({ status, count, share }) => (
          <tr key={status}>
            <th scope="row">
              <span className="line">
                <Swatch status={status} />
                {translate(
                  status === 'UNKNOWN'
                    ? 'dashboard.boxes.unknown'
                    : `choices.shownStatus.${status}`,
                )}
              </span>
            </th>
            <td className="strong">
              <Figure value={count} />
            </td>
            <td className="soft">
              <Figure value={share} share ofNothing={total === 0} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The door states (R2.62) with their table, which is always visible. */
export function BoxesNow({ figures }: { readonly figures: Figures }) {
  const translate = useTranslate();
  const { states, total } = statesOf(figures);
  return (
    <Panel
      title={translate('dashboard.boxes.title')}
      more={<LockerCount figures={figures} />}
      className="boxes-now"
    >
      <Hatches />
      {total === 0 && <p className="soft">{translate('dashboard.boxes.none')}</p>}
      <div className="ring-and-table">
        <RingFrame states={states} total={total} />
        <StateTable states={states} total={total} />
      </div>
    </Panel>
  );
}
