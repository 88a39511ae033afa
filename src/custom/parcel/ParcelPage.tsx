// The live page of a parcel: facts, location, customer, expiry and history.
import { useContext, type ReactElement } from 'react';
import { useTranslate } from 'react-admin';
import type { ParcelInfo } from '../../../contract/parcels/parcels.ts';
import { holdsBox } from '../../../domain/parcels/parcelMoves.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { listUrl } from '../../routes/route.ts';
import { Page, type Crumb } from '../../engine/Page.tsx';
import { RecordTabs } from '../../engine/history/RecordTabs.tsx';
import { ErrorState } from '../../engine/states/ErrorState.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { ActionsProvider } from '../../engine/actions/ActionsProvider.tsx';
import { Resources } from '../../engine/resources.ts';
import { useFirst } from '../../ui/useFirst.ts';
import { usePhone } from '../../engine/usePhone.ts';
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
import { hasHistory, useHistory, parcelQuery, REFRESH_MS } from './useParcel.ts';
import { Money } from './Money.tsx';
import { ParcelFacts, Recipient, Times } from './Panels.tsx';
import { Proof } from './Proof.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { Where } from './Where.tsx';
import { Why } from './Why.tsx';
import { RecordPage, type Answer } from '../shared/RecordPage.tsx';
import { usePolling } from '../../dataProvider/usePolling.ts';
import '../../engine/show.css';
import './parcel.css';
import { routes } from '../../routes/pages.ts';

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
    <div className="record-room stack parcel-room">
      <div className="record-side stack">
        <ParcelFacts parcel={parcel} />
        <History ordersId={parcel.ordersId} />
        <Money parcel={parcel} />
      </div>
      <div className="record-side stack">
        <Recipient parcel={parcel} />
        <Where parcel={parcel} />
        <Times parcel={parcel} onWhy={onWhy} />
        <Proof parcel={parcel} />
      </div>
    </div>
  );
}

interface DialogProps {
  readonly name: 'resendPin' | 'changeNumber' | 'why';
  readonly parcel: ParcelInfo;
  readonly onLeave: () => void;
}

/** It uses the parcel as shown when it opened, while the page refetches. */
function Dialog({ name, parcel: now, onLeave }: DialogProps) {
  const parcel = useFirst(() => now);
  if (name === 'why') return <Why ordersId={parcel.ordersId} onLeave={onLeave} />;
  if (name === 'resendPin') return <ResetPin parcel={parcel} onLeave={onLeave} />;
  return <ChangeNumber parcel={parcel} onLeave={onLeave} />;
}

interface ShownProps extends Pick<Answer, 'answeredAt' | 'stale'> {
  readonly parcel: ParcelInfo;
  readonly crumbs: readonly Crumb[];
}

function Shown({ parcel, crumbs, answeredAt, stale }: ShownProps) {
  const phone = usePhone();
  const { actions, onBegin, box, dialog } = useParcelActions(parcel, answeredAt);
  const onWhy = hasHistory() ? () => dialog.show('why') : undefined;
  const { ordersId, parcelNumber, ordersStatus } = parcel;
  return (
    <Page
      title={parcelNumber}
      crumbs={crumbs}
      fact={
        <span className="line">
          <StatusBadge status={ordersStatus} />
          <MessagesLink about={{ ordersId }} />
        </span>
      }
      actions={<PageActions actions={actions} onBegin={onBegin} />}
    >
      {stale}
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
      {box.locker && <UnlockDialog unlock={box.unlock} locker={box.locker} />}
      {dialog.name && (
        <Dialog key={dialog.name} name={dialog.name} parcel={parcel} onLeave={dialog.close} />
      )}
    </Page>
  );
}

/** The page behind `order-view?ordersId=`. */
export default function ParcelPage(): ReactElement | null {
  const translate = useTranslate();
  const { parcels: resource } = useContext(Resources);
  const refetchInterval = usePolling(REFRESH_MS);
  const crumbs = [
    { label: translate('app.menu.parcels') },
    { label: translate('app.menu.parcelList'), to: listUrl('parcels') },
  ];
  if (!resource) return null;
  return (
    <RecordPage
      route={routes.parcel}
      resource="parcels"
      title={translate('parcel.title')}
      crumbs={crumbs}
      read={(query) => ({ ...parcelQuery(query), refetchInterval })}
      staleKey="parcel.stale"
      rows={8}
    >
      {(parcel, answer) => (
        <ActionsProvider resource={resource}>
          <Shown parcel={parcel} crumbs={crumbs} {...answer} />
        </ActionsProvider>
      )}
    </RecordPage>
  );
}
