// The reservation of one customer.
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { MemberInfo } from '../../../contract/members.ts';
import { parcelActs } from '../../../contract/parcelActs.ts';
import { parsePrice, readParcelNumber } from '../../../domain/reservation.ts';
import { call } from '../../dataProvider/call.ts';
import { Icon } from '../../engine/Icon.tsx';
import { Bench } from './Bench.tsx';
import { CustomerCard } from './CustomerCard.tsx';
import { DoneDialog } from './DoneDialog.tsx';
import type { OtherLocker } from './Hint.tsx';
import { LockerPart } from './LockerPart.tsx';
import { LockerTabs, type LockerTab } from './LockerTabs.tsx';
import { CUSTOMER_LIST } from './places.ts';
import { useReservation, type ParcelToSend } from './useReservation.ts';

/** 'No reservation for a member suspended or not ACTIVE; each with its own message.' */
function blockOf({ memberStatus, suspendFlag }: MemberInfo): string | null {
  if (suspendFlag || memberStatus === 'SUSPEND') return 'reservation.memberSuspended';
  return memberStatus === 'ACTIVE' ? null : 'reservation.memberNotActive';
}

/** The customer's own lockers. */
function tabsOf(member: MemberInfo): LockerTab[] {
  const own = [
    ['primary', member.primaryLockerId, member.primaryLockerName],
    ['secondary', member.secondaryLockerId, member.secondaryLockerName],
  ] as const;
  return own.flatMap(([role, lockerId, lockerName]) =>
    lockerId === null || lockerName === null ? [] : [{ role, lockerId, lockerName }],
  );
}

/** The first of the customer's lockers that is not the chosen one. */
function otherOf(member: MemberInfo, chosen: number | null): OtherLocker | undefined {
  const found = tabsOf(member).find(({ lockerId }) => lockerId !== chosen);
  if (!found) return undefined;
  const sizes = found.role === 'primary' ? member.primaryLocker : member.secondaryLocker;
  return { ...found, sizes };
}

const sendFor =
  (memberId: number) =>
  ({ lockerId, boxId, boxTypeName, draft }: ParcelToSend) => {
    const cents = parsePrice(draft.price);
    return call(parcelActs.reserve, {
      lockerId,
      memberId,
      boxTypeName,
      parcelType: 'DEPOSIT_PARCEL',
      boxId,
      parcelNumber: readParcelNumber(draft.parcelNumber),
      category: draft.category ?? '',
      countryCode: draft.countryCode,
      costReasonId: draft.costReasonId,
      price: cents === undefined ? null : cents / 100,
      reference: draft.reference.trim() || null,
    });
  };

function Banner({ message }: { message: string }) {
  const translate = useTranslate();
  return (
    <div className="note alarm banner" role="alert">
      <Icon name="stop" />
      <p>{translate(message)}</p>
    </div>
  );
}

interface Props {
  readonly member: MemberInfo;
  readonly onReload: () => void;
}

export function ForMember({ member, onReload }: Props) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const own = tabsOf(member);
  const [other, setOther] = useState<LockerTab>();
  const [lockerId, setLockerId] = useState(own[0]?.lockerId ?? null);
  const blocked = blockOf(member);
  const reservation = useReservation({
    lockerId,
    priced: true,
    prefersAccessible: member.disabled,
    blocked,
    contactFaults: [],
    send: sendFor(member.memberId),
  });
  const { parcels, booking } = reservation;
  const choose = (chosen: number) => {
    if (chosen === lockerId) return;
    parcels.leaveBoxes();
    setLockerId(chosen);
  };
  const reload = () => {
    reservation.reload();
    onReload();
  };
  return (
    <Bench reservation={reservation} note={translate(`reservation.pinBy.${member.notifyType}`)}>
      <CustomerCard member={member} />
      {blocked !== null && <Banner message={blocked} />}
      <section className="panel lockerPanel" aria-label={translate('reservation.lockers')}>
        <LockerTabs
          tabs={[...own, ...(other ? [other] : [])]}
          chosen={lockerId}
          onChoose={(tab) => {
            if (tab.role === 'other' && !own.some((one) => one.lockerId === tab.lockerId))
              setOther(tab);
            choose(tab.lockerId);
          }}
        />
        {lockerId === null ? (
          <p className="soft pad">{translate('reservation.chooseLocker')}</p>
        ) : (
          <LockerPart
            reservation={reservation}
            other={otherOf(member, lockerId)}
            onLocker={choose}
          />
        )}
      </section>
      {booking.done && (
        <DoneDialog
          booked={parcels.booked}
          first="reservation.toCustomers"
          second="reservation.another"
          onFirst={() => void navigate(CUSTOMER_LIST)}
          onSecond={reload}
        />
      )}
    </Bench>
  );
}
