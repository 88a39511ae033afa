// The facts of a parcel in sections: what it is and who handled it, the customer, times.
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { members } from '../../../contract/people/members.ts';
import type { ParcelInfo } from '../../../contract/parcels/parcels.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { legacyOrderStatus } from '../../../domain/parcels/parcels.ts';
import { routes } from '../../routes/pages.ts';
import { pageUrl } from '../../routes/route.ts';
import { hasHistory } from './useParcel.ts';
import { Address, Facts, momentOf, type AddressField } from './Fact.tsx';
import { RecordPanel } from '../shared/RecordPanel.tsx';

interface Props {
  readonly parcel: ParcelInfo;
}

const reached = (parcel: ParcelInfo, field: AddressField) => ({
  name: field,
  value: parcel[field] && <Address parcel={parcel} field={field} />,
});

/** Who handled it: the name, and the user type as a label or as the terminal sends it; often only the type is known. */
function useHand() {
  const translate = useTranslate();
  return (username: string | null, type: string | null) => {
    if (!type) return username;
    const label = translate(`parcel.userTypes.${type}`, { _: type });
    if (!username) return label;
    return (
      <>
        {username} <span className="soft">{label}</span>
      </>
    );
  };
}

export function ParcelFacts({ parcel }: Props) {
  const translate = useTranslate();
  const hand = useHand();
  const { withOrdersId, ordersType } = parcel;
  // `order-view` in the legacy terms; a status without such a term shows nothing.
  const orderStatus = legacyOrderStatus(parcel);
  const stays = hasHistory() && (
    <RouterLink to={pageUrl(routes.historyCheck, { parcelNumber: parcel.parcelNumber })}>
      {translate('parcel.allStays')}
    </RouterLink>
  );
  return (
    <RecordPanel section="parcel.parcel" beside={stays}>
      <Facts
        wide
        facts={[
          { name: 'parcelType', value: translate(`choices.parcelType.${parcel.parcelType}`) },
          {
            name: 'ordersType',
            value: ordersType && translate(`choices.ordersType.${ordersType}`),
          },
          {
            name: 'orderStatus',
            value: orderStatus && translate(`choices.orderStatus.${orderStatus}`),
          },
          { name: 'category', value: parcel.category ?? translate('parcel.unknownCategory') },
          { name: 'bookNumber', value: parcel.bookNumber },
          { name: 'expressNumber', value: parcel.expressNumber },
          { name: 'countryCode', value: parcel.countryCode },
          { name: 'contentDescription', value: parcel.contentDescription },
          { name: 'reference', value: parcel.reference },
          { name: 'pinCode', value: parcel.pinCode },
          ...(withOrdersId == null
            ? []
            : [
                {
                  name: 'withOrdersId',
                  value: (
                    <RouterLink to={pageUrl(routes.parcel, { ordersId: withOrdersId })}>
                      {translate('parcel.companion')}
                    </RouterLink>
                  ),
                },
              ]),
          { name: 'providerName', value: parcel.providerName },
          { name: 'providerNumber', value: parcel.providerNumber },
          { name: 'agentName', value: parcel.agentName },
          { name: 'reservedUsername', value: parcel.reservedUsername },
          { name: 'storeUsername', value: hand(parcel.storeUsername, parcel.storeUserType) },
          reached(parcel, 'storeOtpMobile'),
          { name: 'collectUsername', value: hand(parcel.collectUsername, parcel.collectUserType) },
          reached(parcel, 'collectUserMobile'),
        ]}
      />
    </RecordPanel>
  );
}

export function Recipient({ parcel }: Props) {
  const canAccess = useCanAccess();
  const { memberId, memberName: name } = parcel;
  const leads = memberId !== null && name !== null && canAccess(members.one);
  const shown = leads ? (
    <RouterLink to={pageUrl(routes.member, { memberId })}>{name}</RouterLink>
  ) : (
    name
  );
  return (
    <RecordPanel section="parcel.recipient">
      <Facts
        facts={[
          { name: 'memberName', value: shown },
          reached(parcel, 'customerMobile'),
          reached(parcel, 'customerMail'),
        ]}
      />
    </RecordPanel>
  );
}

export function Times({ parcel, onWhy }: Props & { readonly onWhy: (() => void) | undefined }) {
  const translate = useTranslate();
  const why = onWhy && (
    <Link component="button" type="button" onClick={onWhy}>
      {translate('parcel.why.ask')}
    </Link>
  );
  const facts = (
    ['expiryTime', 'standardExpiryTime', 'extraExpiryTime', 'warehouseExpiryTime'] as const
  ).map((name) => momentOf(name, parcel[name], translate(`parcel.means.${name}`)));
  return (
    <RecordPanel section="parcel.times" beside={why}>
      <Facts
        facts={[
          momentOf('bookTime', parcel.bookTime),
          momentOf('storeTime', parcel.storeTime),
          momentOf('collectTime', parcel.collectTime),
          ...(parcel.cancelTime === null ? [] : [momentOf('cancelTime', parcel.cancelTime)]),
          ...facts,
        ]}
      />
    </RecordPanel>
  );
}
