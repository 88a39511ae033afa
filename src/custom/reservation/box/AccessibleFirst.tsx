// Offers accessible boxes first to a member who prefers them (R3.9).
import { useTranslate } from 'react-admin';
import type { LockerInfo } from '../../../../contract/lockers/lockers.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { accessibleBoxes } from './boxes.ts';
import type { Reservation } from '../useReservation.ts';

interface Props {
  readonly reservation: Reservation;
  readonly locker: LockerInfo;
}

export function AccessibleFirst({ reservation, locker }: Props) {
  const translate = useTranslate();
  const { parcels, prefersAccessible, blocked } = reservation;
  if (!prefersAccessible || parcels.size === null || blocked !== null) return null;
  const chosen = parcels.selection.ids();
  const first = accessibleBoxes(locker, parcels.size).find(({ boxId }) => !chosen.has(boxId));
  const words = { size: parcels.size, name: first?.name ?? '' };
  return (
    <p className="line small">
      <Icon name="access" />
      {translate(first ? 'reservation.accessibleFirst' : 'reservation.noAccessible', words)}
      {first && (
        <button
          type="button"
          className="link"
          onClick={() => parcels.selection.toggle(first.boxId)}
        >
          {translate('reservation.take', words)}
        </button>
      )}
    </p>
  );
}
