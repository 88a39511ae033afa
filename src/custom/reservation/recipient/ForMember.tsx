// The reservation for one customer.
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { MemberInfo } from '../../../../contract/people/members.ts';
import { Banner } from '../Banner.tsx';
import { ReservationLayout } from '../ReservationLayout.tsx';
import { CustomerCard } from './CustomerCard.tsx';
import { DoneDialog } from '../DoneDialog.tsx';
import { LockerPart } from '../box/LockerPart.tsx';
import { LockerTabs, type LockerTab } from '../box/LockerTabs.tsx';
import { blockOf, otherOf, tabsOf } from './ofMember.ts';
import { CUSTOMER_LIST } from '../routes.ts';
import { sendForMember } from '../sends.ts';
import { useReservation } from '../useReservation.ts';
import { useUseOfBox } from '../box/useUseOfBox.ts';

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
  const use = useUseOfBox(member);
  const reservation = useReservation({
    lockerId,
    priced: true,
    use,
    prefersAccessible: member.disabled,
    blocked,
    contactErrors: [],
    send: sendForMember(member.memberId),
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
    <ReservationLayout
      reservation={reservation}
      note={translate(`reservation.pinBy.${member.notifyType}`)}
    >
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
    </ReservationLayout>
  );
}
