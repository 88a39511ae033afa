// The place of the ring: holds its room while the chunk is on its way, and says so when it does not arrive.
import { Component, lazy, Suspense, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Figure } from './Figure.tsx';
import type { Count, StateCount } from './figures.ts';

const StateRing = lazy(async () => ({ default: (await import('./StateRing.tsx')).StateRing }));

interface GuardProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** A chart that cannot be loaded must not take the page with it. */
class Guard extends Component<GuardProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

interface Props {
  readonly states: readonly StateCount[];
  readonly total: Count;
}

/** The ring with the number of boxes in its middle; a picture of the table that stands beside it. */
export function RingFrame({ states, total }: Props) {
  const translate = useTranslate();
  const failed = (
    <p className="soft small ring-failed">{translate('dashboard.boxes.chartFailed')}</p>
  );
  if (!total) return null;
  return (
    <Guard fallback={failed}>
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
    </Guard>
  );
}
