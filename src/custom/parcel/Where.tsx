// Where the parcel is, or was: its box on the locker's front, and a link there.
import { useTranslate } from 'react-admin';
import type { LockerInfo } from '../../../contract/lockers/lockers.ts';
import type { ParcelInfo } from '../../../contract/parcels/parcels.ts';
import { columnsOf, cabinetHeight } from '../../../domain/layout/cabinet.ts';
import { holdsBox } from '../../../domain/parcels/parcelMoves.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { Icon } from '../../ui/Icon.tsx';
import { RecordPanel } from '../shared/RecordPanel.tsx';
import type { Box } from '../../../contract/boxes/boxes.ts';
import { useLocker } from './useParcel.ts';
import Stack from '@mui/material/Stack';

const HEIGHT = 112;
const WIDE = 15;
const PITCH = 17;

interface Props {
  readonly boxes: readonly Box[];
  readonly boxId: RecordId | null;
  /** Red for an expired parcel. */
  readonly late: boolean;
}

function Glyph({ boxes, boxId, late }: Props) {
  const columns = columnsOf(boxes);
  const unit = HEIGHT / Math.max(1, cabinetHeight(columns));
  const width = Math.max(1, columns.length) * PITCH - 2;
  const drawn = columns.flatMap((column, left) =>
    column.boxes.map(({ box, top, height }) => ({
      key: `${left}-${top}`,
      own: box.boxId === boxId,
      control: box.boxTypeName === 'CONTROL',
      place: {
        x: left * PITCH,
        y: top * unit + 0.25,
        width: WIDE,
        height: Math.max(height * unit - 0.75, 0.5),
      },
    })),
  );
  // The marked box overlaps its neighbours' edges.
  const ordered = drawn.toSorted((one, other) => Number(one.own) - Number(other.own));
  const wordOf = ({ own, control }: (typeof drawn)[number]) => {
    if (own) return late ? 'own late' : 'own';
    return control ? 'control' : undefined;
  };
  return (
    <svg className="parcel-glyph" viewBox={`-1 -1 ${width + 2} ${HEIGHT + 2}`} aria-hidden="true">
      {ordered.map((one) => (
        <rect key={one.key} className={wordOf(one)} {...one.place} />
      ))}
    </svg>
  );
}

/** The box's position as text, for screen readers and for staff in front of the locker. */
function usePlaceMessages(
  locker: LockerInfo | undefined,
  boxId: RecordId | null,
): string | undefined {
  const translate = useTranslate();
  for (const { letter, boxes } of columnsOf(locker?.boxList ?? [])) {
    const place = boxes.findIndex(({ box }) => box.boxId === boxId);
    if (place >= 0) return translate('parcel.where.place', { column: letter, place: place + 1 });
  }
  return undefined;
}

export function Where({ parcel }: { readonly parcel: ParcelInfo }) {
  const translate = useTranslate();
  const { lockerId, boxId, ordersStatus } = parcel;
  const { data: locker } = useLocker(lockerId);
  const place = usePlaceMessages(locker, boxId);
  const here = holdsBox(ordersStatus);
  const box = here && locker?.boxList.find((one) => one.boxId === boxId);
  const joined = (...parts: readonly (string | null | undefined)[]) =>
    parts.filter(Boolean).join(translate('parcelTimeLine.comma'));
  return (
    <RecordPanel section={here ? 'parcel.where' : 'parcel.was'}>
      <Stack direction="row" sx={{ gap: 2 }}>
        {locker && <Glyph boxes={locker.boxList} boxId={boxId} late={ordersStatus === 'EXPIRED'} />}
        <div className="grow">
          <b>{parcel.lockerName}</b>
          <p className="soft">{joined(parcel.lockerNumber, parcel.location)}</p>
          <p>
            {parcel.boxName === null
              ? translate('parcel.where.noBox')
              : joined(parcel.boxName, parcel.boxTypeName, place)}
          </p>
          {box && box.status === 'FLAGGED' && (
            <span className="badge warn">
              <Icon name="flag" />
              {translate('choices.shownStatus.FLAGGED')}
            </span>
          )}
          {parcel.warehouseLocation && (
            <p className="soft">
              {translate('parcelTimeLine.location', { place: parcel.warehouseLocation })}
            </p>
          )}
        </div>
      </Stack>
    </RecordPanel>
  );
}
