// Hints for choosing boxes: their number, where a full size is still free, and which are accessible.
import { useTranslate } from 'react-admin';
import type { SizeCount } from './parcel/sizes.ts';
import type { LockerInfo } from '../../../contract/lockers/lockers.ts';
import { PARCELS_PER_RESERVATION_MAX } from '../../../domain/limits.ts';
import { AccessibleFirst } from './box/AccessibleFirst.tsx';
import { fullHere } from './parcel/sizes.ts';
import type { Reservation } from './useReservation.ts';

/** The customer's other locker, which may have a free box of a size that is full here. */
export interface OtherLocker {
  readonly lockerId: number;
  readonly lockerName: string;
  readonly sizes: readonly SizeCount[];
}

interface Props {
  readonly reservation: Reservation;
  readonly locker: LockerInfo;
  readonly other?: OtherLocker | undefined;
  readonly onLocker: (lockerId: number) => void;
}

export function Hint({ reservation, locker, other, onLocker }: Props) {
  const translate = useTranslate();
  const { full } = reservation.parcels;
  const most = PARCELS_PER_RESERVATION_MAX;
  const lacking = fullHere(locker, other?.sizes ?? []);
  return (
    <div className="hint soft small">
      <p className="hintLine" role="status">
        <span className={full ? 'bad' : undefined}>
          {translate(full ? 'reservation.atMost' : 'reservation.upTo', { smart_count: most })}
        </span>
        {lacking && other && (
          <>
            <span>{translate('reservation.fullHere', { size: lacking.name })}</span>
            <button type="button" className="link" onClick={() => onLocker(other.lockerId)}>
              {translate('reservation.freeAt', {
                smart_count: lacking.availableCount,
                locker: other.lockerName,
              })}
            </button>
          </>
        )}
      </p>
      <AccessibleFirst reservation={reservation} locker={locker} />
    </div>
  );
}
