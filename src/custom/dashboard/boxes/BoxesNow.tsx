// The current state of all boxes in the network: ring and table.
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { lockers } from '../../../../contract/lockers/lockers.ts';
import { useMayUse } from '../../../engine/mayUse.ts';
import { Figure } from '../../shared/networkNow/Figure.tsx';
import { statesOf, type Figures } from '../../shared/networkNow/figures.ts';
import { Panel } from '../Panel.tsx';
import { RingFrame } from './RingFrame.tsx';
import { Hatches, Swatch } from './stateFills.tsx';

function LockerCount({ figures }: { readonly figures: Figures }) {
  const translate = useTranslate();
  const mayUse = useMayUse();
  const many = figures.lockerDiagramsList?.length;
  if (many === undefined) return null;
  const words = translate('dashboard.boxes.lockers', { smart_count: many });
  return mayUse(lockers.list) ? (
    <Link to="/app/lockers">{words}</Link>
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
