// The selectable boxes of the locker, by click or rectangle (R2.101), with their parcel's number.
import Box from '@mui/material/Box';
import { useEffect, useId, useImperativeHandle, useRef, type RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import type { Box as LockerBox } from '../../../../contract/boxes/boxes.ts';
import type { LockerInfo } from '../../../../contract/lockers/lockers.ts';
import { DoorGrid } from '../../shared/DoorGrid/DoorGrid.tsx';
import { canBeHad, offerOf, OFFERS, unofferedFor } from './boxes.ts';
import { ErrorText } from '../../../ui/ErrorText.tsx';
import type { Reservation } from '../useReservation.ts';
import type { ParcelValues } from '../values.ts';

const CAN_BE_HAD = '[data-box]:not([aria-disabled="true"])';

/** Shows the position of each parcel in the form on its box, in place of the tick. */
function useNumbers(
  grid: RefObject<HTMLElement | null>,
  parcels: readonly ParcelValues[],
  locker: LockerInfo,
): void {
  useEffect(() => {
    const cells = parcels.map(({ boxId }) =>
      grid.current?.querySelector<HTMLElement>(`[data-box="${boxId}"]`),
    );
    for (const [place, cell] of cells.entries())
      cell?.style.setProperty('--tick', `'${place + 1}'`);
    return () => {
      for (const cell of cells) cell?.style.removeProperty('--tick');
    };
  }, [grid, parcels, locker]);
}

/** Why a box cannot be selected, as text; nothing where it can be, or while boxes are being booked. */
function useWhy({ values: { size }, blocked }: Reservation, locker: LockerInfo) {
  const translate = useTranslate();
  return (box: LockerBox): string | undefined => {
    if (blocked !== null) return translate(blocked);
    const why = unofferedFor(locker, box, size);
    if (why === undefined) return undefined;
    if (why === 'NO_SIZE') return translate('reservation.sizeFirst');
    if (why !== 'OTHER_SIZE') return translate(`boxWays.hindrance.${why}`);
    return translate('reservation.otherSize', { size: box.boxTypeName, chosen: size });
  };
}

/** What outlines and hatches mean, with their counts. */
function GridLegend({ locker, size }: { locker: LockerInfo; size: string | null }) {
  const translate = useTranslate();
  const offers = locker.boxList.map((box) => offerOf(locker, box, size));
  return (
    <ul className="gridLegend small">
      {Object.entries(OFFERS).map(([offer, look]) => {
        const count = offers.filter((one) => one === offer).length;
        return count === 0 ? null : (
          <li key={offer} className="line">
            <span className={look} aria-hidden="true" />
            {translate(`reservation.legend.${offer}`, { size })} <b>{count}</b>
          </li>
        );
      })}
    </ul>
  );
}

export function BoxGrid({ reservation, locker }: { reservation: Reservation; locker: LockerInfo }) {
  const translate = useTranslate();
  const errorId = useId();
  const room = useRef<HTMLDivElement>(null);
  const { values, watched, blocked, busy, selection } = reservation;
  const { size, parcels } = values;
  useNumbers(room, parcels, locker);
  const { field, fieldState } = useController({ name: 'grid' });
  const { error } = fieldState;
  useImperativeHandle(field.ref, () => ({
    focus: () => room.current?.querySelector<HTMLElement>(CAN_BE_HAD)?.focus(),
  }));
  const dim = (box: LockerBox) => blocked !== null || busy || !canBeHad(box, size);
  const why = useWhy(reservation, locker);
  const card = (box: LockerBox) => {
    const text = why(box);
    return text === undefined ? null : (
      <>
        <p>
          <b>{box.name}</b> <span className="soft">{box.boxTypeName}</span>
        </p>
        <p>{text}</p>
      </>
    );
  };
  return (
    <div ref={room}>
      {error?.message !== undefined && (
        <Box sx={{ px: 2, pb: 1 }}>
          <ErrorText id={errorId} alert>
            {translate(error.message)}
          </ErrorText>
        </Box>
      )}
      <GridLegend locker={locker} size={size} />
      <DoorGrid
        label={translate('boxInfo.grid', { locker: locker.lockerName })}
        describedBy={error && errorId}
        boxes={locker.boxList}
        now={watched.answeredAt ?? 0}
        selection={selection}
        dim={dim}
        more={why}
        card={card}
        adds
        onDrag={watched.pause}
      />
    </div>
  );
}
