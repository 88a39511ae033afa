// The customer's most recently changed parcels, each a link, and a link to all of them.
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { MemberInfo } from '../../../contract/people/members.ts';
import { parcels, type ParcelRow } from '../../../contract/parcels/parcels.ts';
import { isInBox } from '../../../domain/parcels/parcelMoves.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { moment } from '../../engine/fields/clock.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { Pending } from '../shared/Pending.tsx';
import { routes } from '../../routes/pages.ts';
import { listUrl, pageUrl } from '../../routes/route.ts';
import { RecordPanel } from '../shared/RecordPanel.tsx';
import { findsParcels, useParcels, calledBy } from './useMember.ts';

function OneParcel({ parcel }: { readonly parcel: ParcelRow }) {
  const translate = useTranslate();
  const { ordersId, parcelNumber, ordersStatus, lockerName, boxName, expiryTime } = parcel;
  const label = translate('resources.parcels.fields.expiryTime');
  const time =
    isInBox(ordersStatus) && expiryTime !== null
      ? translate('engine.labelled', { label, text: moment(expiryTime) })
      : moment(parcel.lastUpdatedTime);
  return (
    <li>
      <span className="line">
        <Link to={pageUrl(routes.parcel, { ordersId })}>{parcelNumber}</Link>
        <span className="grow" />
        <span className="nw">{translate(`choices.ordersStatus.${ordersStatus}`)}</span>
      </span>
      <span className="soft small">{[lockerName, boxName, time].filter(Boolean).join(' · ')}</span>
    </li>
  );
}

function Latest({ memberId }: { readonly memberId: RecordId }) {
  const translate = useTranslate();
  const { data, error, refetch } = useParcels(memberId);
  if (!data) return <Pending query={{ data, error, refetch }} rows={3} columns={2} />;
  if (data.content.length === 0) return <p className="soft">{translate('member.noParcels')}</p>;
  return (
    <ul className="member-parcels ruled">
      {data.content.map((parcel) => (
        <OneParcel key={parcel.ordersId} parcel={parcel} />
      ))}
    </ul>
  );
}

/** Nothing for users who may not see parcels. */
export function Parcels({ member }: { readonly member: MemberInfo }) {
  const translate = useTranslate();
  if (!useCanAccess()(parcels.list)) return null;
  const { memberId, parcelNumber } = member;
  const known = findsParcels();
  const all = listUrl('parcels', known ? { memberId } : { memberName: calledBy(member) });
  return (
    <RecordPanel
      section="member.parcels"
      beside={<Link to={all}>{translate('member.allParcels')}</Link>}
    >
      {parcelNumber !== null && (
        <p className="member-waits">{translate('member.waits', { number: parcelNumber })}</p>
      )}
      {known && <Latest memberId={memberId} />}
    </RecordPanel>
  );
}
