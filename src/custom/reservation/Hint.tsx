// Hints for choosing boxes: their number, where a full size is still free, and which are accessible.
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import type { MemberInfo } from '../../../contract/people/members.ts';
import type { LockerInfo } from '../../../contract/lockers/lockers.ts';
import { PARCELS_PER_RESERVATION_MAX } from '../../../domain/limits.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { Icon } from '../../ui/Icon.tsx';
import { accessibleBoxes } from './box/boxes.ts';
import type { Reservation } from './useReservation.ts';

export type SizeCount = MemberInfo['primaryLocker'][number];

/** The first size that is full here and free there. */
export const fullHere = (
  { boxTypeCountList }: Pick<LockerInfo, 'boxTypeCountList'>,
  there: readonly SizeCount[],
): SizeCount | undefined =>
  there.find(
    ({ name, availableCount }) =>
      availableCount > 0 &&
      boxTypeCountList.some((here) => here.name === name && here.availableCount === 0),
  );

interface AccessibleFirstProps {
  readonly reservation: Reservation;
  readonly locker: LockerInfo;
}

/** Offers accessible boxes first to a member who prefers them (R3.9). */
function AccessibleFirst({ reservation, locker }: AccessibleFirstProps) {
  const translate = useTranslate();
  const { prefersAccessible, blocked, selection } = reservation;
  const { size } = reservation.values;
  if (!prefersAccessible || size === null || blocked !== null) return null;
  const chosen = selection.ids();
  const first = accessibleBoxes(locker, size).find(({ boxId }) => !chosen.has(boxId));
  const values = { size, name: first?.name ?? '' };
  return (
    <p className="line small">
      <Icon name="access" />
      {translate(first ? 'reservation.accessibleFirst' : 'reservation.noAccessible', values)}
      {first && (
        <Link component="button" type="button" onClick={() => selection.toggle(first.boxId)}>
          {translate('reservation.take', values)}
        </Link>
      )}
    </p>
  );
}

/** The customer's other locker, which may have a free box of a size that is full here. */
export interface OtherLocker {
  readonly lockerId: RecordId;
  readonly lockerName: string;
  readonly sizes: readonly SizeCount[];
}

interface Props {
  readonly reservation: Reservation;
  readonly locker: LockerInfo;
  readonly other?: OtherLocker | undefined;
  readonly onLocker: (lockerId: RecordId) => void;
}

export function Hint({ reservation, locker, other, onLocker }: Props) {
  const translate = useTranslate();
  const { isFull } = reservation.values.grid;
  const most = PARCELS_PER_RESERVATION_MAX;
  const lacking = fullHere(locker, other?.sizes ?? []);
  return (
    <div className="hint soft small">
      <Stack
        component="p"
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', columnGap: 0.5 }}
        role="status"
      >
        <span className={isFull ? 'bad' : undefined}>
          {translate(isFull ? 'reservation.atMost' : 'reservation.upTo', { smart_count: most })}
        </span>
        {lacking && other && (
          <>
            <span>{translate('reservation.fullHere', { size: lacking.name })}</span>
            <Link component="button" type="button" onClick={() => onLocker(other.lockerId)}>
              {translate('reservation.freeAt', {
                smart_count: lacking.availableCount,
                locker: other.lockerName,
              })}
            </Link>
          </>
        )}
      </Stack>
      <AccessibleFirst reservation={reservation} locker={locker} />
    </div>
  );
}
