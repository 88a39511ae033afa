// One size: its number of free boxes, and the line of the last days.
import { lazy, useId } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../../ui/Icon.tsx';
import { isUsedUp } from '../../../domain/boxes/availability.ts';
import { ChartFrame } from '../shared/ChartFrame.tsx';
import type { SizeHistory } from './history.ts';

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
      {low && <Icon name="warn" className="warned" />}
      <b>{translate('freeBoxes.free', values)}</b>
      {!known && <span className="soft">{translate('freeBoxes.lastKnown')}</span>}
    </span>
  );
}

/** Illustrates a column of the table below. */
export function SizePanel({ size, known }: Props) {
  const translate = useTranslate();
  const id = useId();
  return (
    <section className="panel pad size-panel" aria-labelledby={id}>
      <header>
        <h2 id={id}>{translate('freeBoxes.size', { size: size.name })}</h2>
        <Now size={size} known={known} />
      </header>
      <ChartFrame
        label={translate('freeBoxes.chart', { size: size.name })}
        failed={translate('freeBoxes.chartFailed')}
        height={144}
      >
        {(width) => (
          <SizeChart
            size={size}
            width={width}
            say={(free) => translate('freeBoxes.freeThen', { smart_count: free })}
          />
        )}
      </ChartFrame>
    </section>
  );
}
