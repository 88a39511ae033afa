// How many boxes of each size were free in a locker over the last days: a chart a size, and the table behind them.
import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { availabilityCalls, type AvailabilityHistory } from '../../../contract/availability.ts';
import { lockers } from '../../../contract/lockers.ts';
import { call } from '../../dataProvider/call.ts';
import { CallError } from '../../dataProvider/callError.ts';
import { Icon } from '../../engine/Icon.tsx';
import { moment } from '../../engine/kinds/clock.ts';
import { useMayUse } from '../../engine/mayUse.ts';
import { Page } from '../../engine/Page.tsx';
import { Empty } from '../../engine/states/Empty.tsx';
import { ErrorState } from '../../engine/states/ErrorState.tsx';
import { Loading } from '../../engine/states/Loading.tsx';
import { StatePanel } from '../../engine/states/StatePanel.tsx';
import { usePageQuery } from '../../engine/usePageQuery.ts';
import { DayTable } from './DayTable.tsx';
import { freeBoxes } from './page.ts';
import { sizesOf } from './rooms.ts';
import { SizePanel } from './SizePanel.tsx';
import '../../engine/controls.css';
import './freeBoxes.css';

const LIST = '/app/LockerAvailability';

interface FrameProps {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

function Frame({ title, actions, children }: FrameProps) {
  const translate = useTranslate();
  const crumbs = [
    { label: translate('app.menu.lockers') },
    { label: translate('app.menu.availability'), to: LIST },
  ];
  return (
    <Page title={title} crumbs={crumbs} actions={actions}>
      {children}
    </Page>
  );
}

function Nothing({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const translate = useTranslate();
  const back = (
    <Link className="btn" to={LIST}>
      {translate('freeBoxes.toList')}
    </Link>
  );
  return (
    <Frame title={translate('freeBoxes.title')}>
      <StatePanel icon="search" title={title} actions={back} role="alert">
        {children}
      </StatePanel>
    </Frame>
  );
}

/** "Unknown is never shown as something else." */
function Unheard({ history }: { readonly history: AvailabilityHistory }) {
  const translate = useTranslate();
  if (history.lockerSituation !== 'OFFLINE') return null;
  const { knownUntil } = history;
  return (
    <p className="note warn free-unheard" role="status">
      <Icon name="offline" />
      {knownUntil === 0
        ? translate('freeBoxes.neverHeard')
        : translate('freeBoxes.unheard', { time: moment(knownUntil) })}
    </p>
  );
}

function History({ history }: { readonly history: AvailabilityHistory }) {
  const translate = useTranslate();
  const mayUse = useMayUse();
  const sizes = sizesOf(history);
  const boxes = mayUse(lockers.one) && (
    <Link className="btn" to={`/app/box-info?id=${history.lockerId}`}>
      <Icon name="boxes" />
      {translate('freeBoxes.toBoxes')}
    </Link>
  );
  return (
    <Frame title={translate('freeBoxes.of', { locker: history.lockerName })} actions={boxes}>
      <Unheard history={history} />
      {sizes.length === 0 ? (
        <Empty title={translate('freeBoxes.none')}>{translate('freeBoxes.noneText')}</Empty>
      ) : (
        <>
          <div className="size-panels">
            {sizes.map((size) => (
              <SizePanel
                key={size.name}
                size={size}
                known={history.lockerSituation !== 'OFFLINE'}
              />
            ))}
          </div>
          <DayTable sizes={sizes} />
        </>
      )}
    </Frame>
  );
}

function Asked({ id }: { readonly id: number }) {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: ['freeBoxes', id],
    queryFn: ({ signal }) => call(availabilityCalls.history, { id }, { signal }),
  });
  if (data) return <History history={data} />;
  if (error instanceof CallError && error.status === 404) {
    return (
      <Nothing title={translate('freeBoxes.noLocker')}>
        {translate('freeBoxes.noLockerText', { id })}
      </Nothing>
    );
  }
  return (
    <Frame title={translate('freeBoxes.title')}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="panel">
          <Loading rows={6} columns={4} />
        </div>
      )}
    </Frame>
  );
}

/** The page behind `free-boxes?id=`. */
export default function FreeBoxes(): ReactElement {
  const translate = useTranslate();
  const { query, missing } = usePageQuery(freeBoxes);
  if (query) return <Asked key={query.id} id={query.id} />;
  return (
    <Nothing title={translate('freeBoxes.missing')}>
      {translate('freeBoxes.missingText', { names: missing.join(', ') })}
    </Nothing>
  );
}
