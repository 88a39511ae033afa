// The ring's frame: reserves its space while the chunk loads, and reports when it fails to.
import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { ChartGuard } from '../../shared/ChartGuard.tsx';
import { Figure } from '../../shared/networkNow/Figure.tsx';
import type { Count, StateCount } from '../../shared/networkNow/figures.ts';

const StateRing = lazy(async () => ({ default: (await import('./StateRing.tsx')).StateRing }));

interface Props {
  readonly states: readonly StateCount[];
  readonly total: Count;
}

/** The ring with the total in its middle; it illustrates the table beside it. */
export function RingFrame({ states, total }: Props) {
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
