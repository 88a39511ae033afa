// The reservation for one customer.
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { MemberInfo } from '../../../../contract/people/members.ts';
import type { RecordId } from '../../../../domain/recordId.ts';
import { useEntered } from '../../../engine/form/useEntered.ts';
import { BookingMessages } from '../BookingMessages.tsx';
import { ReservationLayout, DoneDialog } from '../ReservationLayout.tsx';
import { CustomerCard } from './CustomerCard.tsx';
import { LockerPart } from '../box/LockerPart.tsx';
import { LockerTabs, type LockerTab } from '../box/LockerTabs.tsx';
import type { OtherLocker } from '../Hint.tsx';
import { nameOf } from './lookups.ts';
import { useReservation } from '../useReservation.ts';
import { useUseOfBox } from './useUseOfBox.ts';
import { listUrl } from '../../../routes/route.ts';

/** No reservation for a member who is suspended or not ACTIVE, each with its own message. */
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
function otherOf(member: MemberInfo, chosen: RecordId | null): OtherLocker | undefined {
  const found = tabsOf(member).find(({ lockerId }) => lockerId !== chosen);
  if (!found) return undefined;
  const sizes = found.role === 'primary' ? member.primaryLocker : member.secondaryLocker;
  return { ...found, sizes };
}

interface Props {
  readonly member: MemberInfo;
  /** Time of the response, epoch milliseconds. */
  readonly answeredAt: number;
  readonly onReload: () => void;
}

export function ForMember({ member, answeredAt, onReload }: Props) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const own = tabsOf(member);
  const [other, setOther] = useEntered<LockerTab | undefined>('tab', undefined);
  const reservation = useReservation({
    memberId: member.memberId,
    lockerId: own[0]?.lockerId ?? null,
    use: useUseOfBox(member, answeredAt),
    prefersAccessible: member.disabled,
    blocked: blockOf(member),
  });
  const { values, form, leaveBoxes } = reservation;
  const { lockerId } = values;
  const choose = (chosen: RecordId) => {
    if (chosen === lockerId) return;
    leaveBoxes();
    form.setValue('lockerId', chosen, { shouldDirty: true });
  };
  const reload = () => {
    reservation.reload();
    onReload();
  };
  return (
    <ReservationLayout
      reservation={reservation}
      who={nameOf(member)}
      note={<BookingMessages to={[{ memberId: member.memberId }]} by={member.notifyType} />}
    >
      <CustomerCard member={member} />
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
      {values.done && (
        <DoneDialog
          booked={values.booked}
          first="reservation.toCustomers"
          second="reservation.another"
          onFirst={() => void navigate(listUrl('members'))}
          onSecond={reload}
        />
      )}
    </ReservationLayout>
  );
}
