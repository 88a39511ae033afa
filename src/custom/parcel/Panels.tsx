// The facts of a parcel in sections: what it is, the customer, times, and who handled it.
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { members } from '../../../contract/people/members.ts';
import type { ParcelInfo } from '../../../contract/parcels/parcels.ts';
import { useMayUse } from '../../engine/mayUse.ts';
import { legacyOrderStatus } from '../../../domain/parcels/parcels.ts';
import { routes } from '../../routes/pages.ts';
import { pageUrl } from '../../routes/route.ts';
import { hasHistory } from './useParcel.ts';
import { Fact, Moment, Panel, Address, type AddressField } from './Fact.tsx';

interface Props {
  readonly parcel: ParcelInfo;
}

export function ParcelFacts({ parcel }: Props) {
  const translate = useTranslate();
  const { withOrdersId, ordersType } = parcel;
  // `order-view` in the legacy terms; a status without such a term shows nothing.
  const orderStatus = legacyOrderStatus(parcel);
  const stays = hasHistory() && (
    <Link to={pageUrl(routes.historyCheck, { parcelNumber: parcel.parcelNumber })}>
      {translate('parcel.allStays')}
    </Link>
  );
  return (
    <Panel section="parcel" beside={stays}>
      <dl className="facts">
        <Fact name="parcelType">{translate(`choices.parcelType.${parcel.parcelType}`)}</Fact>
        <Fact name="ordersType">{ordersType && translate(`choices.ordersType.${ordersType}`)}</Fact>
        <Fact name="orderStatus">
          {orderStatus && translate(`choices.orderStatus.${orderStatus}`)}
        </Fact>
        <Fact name="bookNumber">{parcel.bookNumber}</Fact>
        <Fact name="expressNumber">{parcel.expressNumber}</Fact>
        <Fact name="category">{parcel.category ?? translate('parcel.unknownCategory')}</Fact>
        <Fact name="countryCode">{parcel.countryCode}</Fact>
        <Fact name="contentDescription">{parcel.contentDescription}</Fact>
        <Fact name="reference">{parcel.reference}</Fact>
        <Fact name="pinCode">{parcel.pinCode}</Fact>
        {withOrdersId != null && (
          <Fact name="withOrdersId">
            <Link to={pageUrl(routes.parcel, { ordersId: withOrdersId })}>
              {translate('parcel.companion')}
            </Link>
          </Fact>
        )}
      </dl>
    </Panel>
  );
}

export function Recipient({ parcel }: Props) {
  const mayUse = useMayUse();
  const { memberId, memberName: name } = parcel;
  const leads = memberId !== null && name !== null && mayUse(members.one);
  const reached = (field: AddressField) =>
    parcel[field] && <Address parcel={parcel} field={field} />;
  return (
    <Panel section="recipient">
      <dl className="facts">
        <Fact name="memberName">
          {leads ? <Link to={pageUrl(routes.member, { memberId })}>{name}</Link> : name}
        </Fact>
        <Fact name="customerMobile">{reached('customerMobile')}</Fact>
        <Fact name="customerMail">{reached('customerMail')}</Fact>
      </dl>
    </Panel>
  );
}

export function Times({ parcel, onWhy }: Props & { readonly onWhy: (() => void) | undefined }) {
  const translate = useTranslate();
  const says = (name: string) => translate(`parcel.means.${name}`);
  const why = onWhy && (
    <button type="button" className="link" onClick={onWhy}>
      {translate('parcel.why.ask')}
    </button>
  );
  return (
    <Panel section="times" beside={why}>
      <dl className="facts">
        <Moment name="bookTime" time={parcel.bookTime} />
        <Moment name="storeTime" time={parcel.storeTime} />
        <Moment name="collectTime" time={parcel.collectTime} />
        {parcel.cancelTime !== null && <Moment name="cancelTime" time={parcel.cancelTime} />}
        <Moment name="expiryTime" time={parcel.expiryTime} says={says('expiryTime')} />
        <Moment
          name="standardExpiryTime"
          time={parcel.standardExpiryTime}
          says={says('standardExpiryTime')}
        />
        <Moment
          name="extraExpiryTime"
          time={parcel.extraExpiryTime}
          says={says('extraExpiryTime')}
        />
        <Moment
          name="warehouseExpiryTime"
          time={parcel.warehouseExpiryTime}
          says={says('warehouseExpiryTime')}
        />
      </dl>
    </Panel>
  );
}

/** Who handled it: the name, and the user type as a label or as the terminal sends it; often only the type is known. */
function useHand() {
  const translate = useTranslate();
  return ({ username, type }: { username: string | null; type: string | null }) => {
    if (!type) return username;
    const kind = translate(`parcel.userTypes.${type}`, { _: type });
    if (!username) return kind;
    return (
      <>
        {username} <span className="soft">{kind}</span>
      </>
    );
  };
}

export function People({ parcel }: Props) {
  const reached = (field: AddressField) =>
    parcel[field] && <Address parcel={parcel} field={field} />;
  const hand = useHand();
  return (
    <Panel section="people">
      <dl className="facts">
        <Fact name="reservedUsername">{parcel.reservedUsername}</Fact>
        <Fact name="storeUsername">
          {hand({ username: parcel.storeUsername, type: parcel.storeUserType })}
        </Fact>
        <Fact name="storeOtpMobile">{reached('storeOtpMobile')}</Fact>
        <Fact name="collectUsername">
          {hand({ username: parcel.collectUsername, type: parcel.collectUserType })}
        </Fact>
        <Fact name="collectUserMobile">{reached('collectUserMobile')}</Fact>
      </dl>
    </Panel>
  );
}

export function Provider({ parcel }: Props) {
  const translate = useTranslate();
  const { providerId, providerName, providerNumber, agentName } = parcel;
  return (
    <Panel section="provider">
      {providerId === null ? (
        <p className="soft">{translate('parcel.noProvider')}</p>
      ) : (
        <dl className="facts">
          <Fact name="providerName">{providerName}</Fact>
          <Fact name="providerNumber">{providerNumber}</Fact>
          <Fact name="agentName">{agentName}</Fact>
        </dl>
      )}
    </Panel>
  );
}
