// The live page of a parcel: facts, location, customer, expiry and history.
import { useContext, useState, type ReactElement, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { parcels, type ParcelInfo } from '../../../contract/parcels/parcels.ts';
import { holdsBox } from '../../../domain/parcels/parcelMoves.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { CallError, isOffline } from '../../dataProvider/callError.ts';
import { listUrl } from '../../routes/route.ts';
import { Page } from '../../engine/Page.tsx';
import { NoRecord } from '../../engine/states/NoRecord.tsx';
import { usePageQuery } from '../../engine/usePageQuery.ts';
import { RecordTabs } from '../../engine/history/RecordTabs.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { shortMoment } from '../../engine/fields/clock.ts';
import { ErrorState } from '../../engine/states/ErrorState.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { ActionsProvider } from '../../engine/actions/ActionsProvider.tsx';
import { Resources } from '../../engine/resources.ts';
import { usePhone } from '../../engine/usePhone.ts';
import { RecordState } from '../../engine/states/RecordState.tsx';
import { PageActions } from './PageActions.tsx';
import { UnlockDialog } from '../shared/remoteUnlock/UnlockDialog.tsx';
import { ChangeNumber } from './ChangeNumber.tsx';
import { ResetPin } from './ResetPin.tsx';
import { useParcelActions } from './useParcelActions.ts';
import { MessagesLink } from '../shared/MessagesLink.tsx';
import { SendingBanner } from '../shared/undelivered/SendingBanner.tsx';
import { Headline } from './Headline.tsx';
import { knownCapabilities } from '../../dataProvider/capabilities.ts';
import { ParcelTimeLine } from '../shared/ParcelTimeLine/ParcelTimeLine.tsx';
import { RecordPanel } from '../shared/RecordPanel.tsx';
import { hasHistory, useHistory, useParcel } from './useParcel.ts';
import { Money } from './Money.tsx';
import { ParcelFacts, Recipient, Times } from './Panels.tsx';
import { Proof } from './Proof.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { Where } from './Where.tsx';
import { Why } from './Why.tsx';
import '../../engine/show.css';
import './parcel.css';
import { routes } from '../../routes/pages.ts';

interface PageLayoutProps {
  /** The parcel's number; the page's own name when omitted. */
  readonly title?: string;
  readonly fact?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The page of a parcel. */
function PageLayout({ title, ...parts }: PageLayoutProps) {
  const translate = useTranslate();
  const crumbs = [
    { label: translate('app.menu.parcels') },
    { label: translate('app.menu.parcelList'), to: listUrl('parcels') },
  ];
  return <Page title={title ?? translate('parcel.title')} crumbs={crumbs} {...parts} />;
}

function History({ ordersId }: { readonly ordersId: RecordId }) {
  const translate = useTranslate();
  const { data, error, dataUpdatedAt, refetch } = useHistory(ordersId);
  const zone = (
    <span className="soft small">
      {translate('parcel.newestFirst', { zone: knownCapabilities().timeZone })}
    </span>
  );
  return (
    <RecordPanel section="parcel.history" beside={zone}>
      {data && (
        <ParcelTimeLine
          {...data}
          now={dataUpdatedAt}
          label={translate('parcel.sections.history')}
        />
      )}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && hasHistory() && <Loading rows={4} columns={2} />}
      {!hasHistory() && <p className="soft">{translate('parcel.noHistory')}</p>}
    </RecordPanel>
  );
}

/** What it is and what happened at the left, who and where at the right. */
function Cards({ parcel, onWhy }: { parcel: ParcelInfo; onWhy: (() => void) | undefined }) {
  return (
    <div className="record-room parcel-room">
      <div className="record-side">
        <ParcelFacts parcel={parcel} />
        <History ordersId={parcel.ordersId} />
        <Money parcel={parcel} />
      </div>
      <div className="record-side">
        <Recipient parcel={parcel} />
        <Where parcel={parcel} />
        <Times parcel={parcel} onWhy={onWhy} />
        <Proof parcel={parcel} />
      </div>
    </div>
  );
}

interface DialogProps {
  readonly name: 'resendPin' | 'changeNumber';
  readonly parcel: ParcelInfo;
  readonly onLeave: () => void;
}

/** It uses the parcel as shown when it opened, while the page refetches. */
function Dialog({ name, parcel: now, onLeave }: DialogProps) {
  const [parcel] = useState(now);
  if (name === 'resendPin') return <ResetPin parcel={parcel} onLeave={onLeave} />;
  return <ChangeNumber parcel={parcel} onLeave={onLeave} />;
}

interface ShownProps {
  readonly parcel: ParcelInfo;
  readonly answeredAt: number;
  /** Why the last refetch failed. */
  readonly error: Error | null;
}

function Shown({ parcel, answeredAt, error }: ShownProps) {
  const translate = useTranslate();
  const phone = usePhone();
  const { actions, onBegin, box, dialog, leave } = useParcelActions(parcel, answeredAt);
  const [requested, setRequested] = useState(false);
  const onWhy = hasHistory() ? () => setRequested(true) : undefined;
  const { ordersId, parcelNumber, ordersStatus } = parcel;
  return (
    <PageLayout
      title={parcelNumber}
      fact={
        <span className="line">
          <StatusBadge status={ordersStatus} />
          <MessagesLink about={{ ordersId }} />
        </span>
      }
      actions={<PageActions actions={actions} onBegin={onBegin} />}
    >
      {/* A lost connection is reported above every page. */}
      {error && !isOffline(error) && (
        <div className="note warn parcel-banner" role="alert">
          <Icon name="stop" />
          <p className="grow">
            {translate('parcel.stale', { message: error.message, time: shortMoment(answeredAt) })}
          </p>
        </div>
      )}
      {holdsBox(ordersStatus) && <SendingBanner next={{ event: 'PIN_RESEND', ordersId }} />}
      <Headline
        parcel={parcel}
        now={answeredAt}
        actions={phone ? [] : actions.filter(({ effect }) => effect)}
        onBegin={onBegin}
      />
      <RecordTabs subject={['parcel', ordersId]}>
        <Cards parcel={parcel} onWhy={onWhy} />
      </RecordTabs>
      {requested && <Why ordersId={ordersId} onLeave={() => setRequested(false)} />}
      {box.locker && <UnlockDialog unlock={box.unlock} locker={box.locker} />}
      {dialog && <Dialog key={dialog} name={dialog} parcel={parcel} onLeave={leave} />}
    </PageLayout>
  );
}

function OneParcel({ ordersId }: { readonly ordersId: RecordId }) {
  const translate = useTranslate();
  const { data, error, dataUpdatedAt, refetch } = useParcel(ordersId);
  const { parcels: resource } = useContext(Resources);
  const status = error instanceof CallError ? error.status : undefined;
  if (data && status !== 404 && status !== 403 && resource)
    return (
      <ActionsProvider resource={resource}>
        <Shown parcel={data} answeredAt={dataUpdatedAt} error={error} />
      </ActionsProvider>
    );
  const denied = { page: translate('parcel.title'), needs: parcels.one.needs };
  return (
    <PageLayout>
      <RecordState resource="parcels" error={error} onRetry={refetch} denied={denied} rows={8} />
    </PageLayout>
  );
}

/** The page behind `order-view?ordersId=`. */
export default function ParcelPage(): ReactElement {
  const { query, missing } = usePageQuery(routes.parcel);
  if (query) return <OneParcel key={query.ordersId} ordersId={query.ordersId} />;
  return (
    <PageLayout>
      <NoRecord resource="parcels" lacks={missing} />
    </PageLayout>
  );
}
