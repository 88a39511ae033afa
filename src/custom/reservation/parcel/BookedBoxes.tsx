// The boxes that are booked, each with its parcel and the number of its booking.
import Stack, { type StackProps } from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { Icon } from '../../../ui/Icon.tsx';
import type { BookedBox } from '../values.ts';

interface Props extends Pick<StackProps, 'sx'> {
  readonly booked: readonly BookedBox[];
}

export function BookedBoxes({ booked, sx }: Props) {
  const translate = useTranslate();
  return (
    <Stack component="ul" spacing={0.5} sx={sx} aria-label={translate('reservation.bookedList')}>
      {booked.map(({ boxId, boxName, parcelNumber, bookNumber: number }) => (
        <li key={boxId} className="line">
          <Icon name="check" />
          <b>{translate('reservation.box', { name: boxName })}</b>
          <span className="cut">{parcelNumber}</span>
          <span className="grow" />
          <span className="soft small nw">
            {translate(number ? 'reservation.bookedAs' : 'reservation.isBooked', { number })}
          </span>
        </li>
      ))}
    </Stack>
  );
}
