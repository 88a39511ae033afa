// One size: its number of free boxes, and the line of the last days.
import { lazy, Suspense, useId } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../../ui/Icon.tsx';
import { isUsedUp } from '../../../domain/boxes/availability.ts';
import { ChartGuard } from '../shared/ChartGuard.tsx';
import type { SizeHistory } from './history.ts';
import { useWidth } from '../shared/useSize.ts';

const SizeChart = lazy(async () => ({ default: (await import('./SizeChart.tsx')).SizeChart }));

interface Props {
  readonly size: SizeHistory;
  /** Whether the figure is what the locker reports now. */
  readonly known: boolean;
}

function Now({ size, known }: Props) {
  const translate = useTranslate();
  if (size.free === null) return <span className="soft">{translate('freeBoxes.unknown')}</span>;
  const values = { free: size.free, boxes: size.boxes };
  const low = known && isUsedUp({ free: size.free, boxes: size.boxes });
  return (
    <span className="line">
      {low && <Icon name="warn" className="few" />}
      <b>{translate('freeBoxes.free', values)}</b>
      {!known && <span className="soft">{translate('freeBoxes.lastKnown')}</span>}
    </span>
  );
}

/** Illustrates a column of the table below. */
export function SizePanel({ size, known }: Props) {
  const translate = useTranslate();
  const id = useId();
  const [ref, width] = useWidth();
  return (
    <section className="panel pad size-panel" aria-labelledby={id}>
      <header>
        <h2 id={id}>{translate('freeBoxes.size', { size: size.name })}</h2>
        <Now size={size} known={known} />
      </header>
      <ChartGuard fallback={<p className="soft small">{translate('freeBoxes.chartFailed')}</p>}>
        <div
          className="size-chart"
          ref={ref}
          role="img"
          aria-label={translate('freeBoxes.chart', { size: size.name })}
        >
          {width > 0 && (
            <Suspense>
              <SizeChart
                size={size}
                width={width}
                say={(free) => translate('freeBoxes.freeThen', { smart_count: free })}
              />
            </Suspense>
          )}
        </div>
      </ChartGuard>
    </section>
  );
}
