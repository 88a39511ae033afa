// The boxes of the network now: how many are in each state, and of each size how many are free.
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { boxStates } from '../../../../contract/boxes/boxStates.ts';
import { useCanAccess } from '../../../engine/useCanAccess.ts';
import { listUrl } from '../../../routes/route.ts';
import { ChartGuard } from '../../shared/ChartGuard.tsx';
import { Figure } from '../../shared/networkNow/Figure.tsx';
import {
  statesOf,
  type Figures,
  type Count,
  type StateCount,
} from '../../shared/networkNow/figures.ts';
import { Panel } from '../Panel.tsx';
import { FreeBySize } from './FreeBySize.tsx';
import { Hatches, Swatch } from './stateFills.tsx';

const StateRing = lazy(async () => ({ default: (await import('./StateRing.tsx')).StateRing }));

interface States {
  readonly states: readonly StateCount[];
  readonly total: Count;
}

/** The ring with the total in its middle; it illustrates the table beside it. */
function RingFrame({ states, total }: States) {
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
        <div className="ring-middle small">
          <b>
            <Figure value={total} />
          </b>
          <span>{translate('dashboard.boxes.unit', { smart_count: total })}</span>
        </div>
      </div>
    </ChartGuard>
  );
}

function StateTable({ states }: Pick<States, 'states'>) {
  const translate = useTranslate();
  return (
    <Table className="states" aria-label={translate('dashboard.boxes.caption')}>
      <TableHead className="unseen">
        <TableRow>
          <TableCell>{translate('dashboard.boxes.state')}</TableCell>
          <TableCell>{translate('dashboard.boxes.count')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {states.map(({ status, count }) => (
          <TableRow key={status}>
            <TableCell component="th" scope="row">
              <span className="line">
                <Swatch status={status} />
                {translate(
                  status === 'UNKNOWN'
                    ? 'dashboard.boxes.unknown'
                    : `choices.shownStatus.${status}`,
                )}
              </span>
            </TableCell>
            <TableCell align="right">
              <b>
                <Figure value={count} />
              </b>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** The door states (R2.62) with their table, which is always visible, and the sizes (R2.63). */
export function BoxesNow({ figures }: { readonly figures: Figures }) {
  const translate = useTranslate();
  const { states, total } = statesOf(figures);
  const many = figures.lockerDiagramsList?.length;
  const canList = useCanAccess()(boxStates.list);
  return (
    <Panel
      title={translate('dashboard.boxes.title')}
      fact={many !== undefined && translate('dashboard.boxes.lockers', { smart_count: many })}
      more={canList && <Link to={listUrl('boxStates')}>{translate('dashboard.boxes.list')}</Link>}
      className="bars boxes-now"
    >
      <Hatches />
      {total === 0 && <p className="soft">{translate('dashboard.boxes.none')}</p>}
      <div className="ring-and-table row">
        <RingFrame states={states} total={total} />
        <StateTable states={states} />
      </div>
      <FreeBySize figures={figures} />
    </Panel>
  );
}
