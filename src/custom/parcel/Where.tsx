// Where the parcel is, or was: its box on the locker's front, and a link there.
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { lockers, type LockerInfo } from '../../../contract/lockers/lockers.ts';
import type { ParcelInfo } from '../../../contract/parcels/parcels.ts';
import { columnsOf, cabinetHeight } from '../../../domain/layout/cabinet.ts';
import { holdsBox } from '../../../domain/parcels/parcelMoves.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { Panel } from './Fact.tsx';
import type { Box } from '../../../contract/boxes/boxes.ts';
import { routes } from '../../routes/pages.ts';
import { pageUrl } from '../../routes/route.ts';
import { useLocker } from './useParcel.ts';

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

function InBox({ parcel, place }: { readonly parcel: ParcelInfo; readonly place?: string }) {
  const translate = useTranslate();
  const { boxName, boxTypeName } = parcel;
  if (boxName === null) return <p className="soft">{translate('parcel.where.noBox')}</p>;
  const beside = [boxTypeName, place].filter(Boolean).join(translate('parcelTimeLine.comma'));
  return (
    <p className="parcel-box">
      <b>{boxName}</b> <span className="soft">{beside}</span>
    </p>
  );
}

export function Where({ parcel }: { readonly parcel: ParcelInfo }) {
  const translate = useTranslate();
  const canAccess = useCanAccess();
  const { lockerId, boxId, ordersStatus } = parcel;
  const seen = canAccess(lockers.one);
  const { data: locker } = useLocker(lockerId);
  const place = usePlaceMessages(locker, boxId);
  const here = holdsBox(ordersStatus);
  const link = seen && (
    <Link to={pageUrl(routes.boxInfo, { id: lockerId, box: boxId ?? undefined })}>
      {translate('parcel.where.show')}
    </Link>
  );
  return (
    <Panel section={here ? 'where' : 'was'} beside={link}>
      <div className="parcel-where">
        {locker && <Glyph boxes={locker.boxList} boxId={boxId} late={ordersStatus === 'EXPIRED'} />}
        <div className="grow">
          <b>{parcel.lockerName}</b>
          <p className="soft">
            {[parcel.lockerNumber, parcel.location]
              .filter(Boolean)
              .join(translate('parcelTimeLine.comma'))}
          </p>
          <InBox parcel={parcel} {...(place === undefined ? {} : { place })} />
          {parcel.warehouseLocation && (
            <p className="soft">
              {translate('parcelTimeLine.location', { place: parcel.warehouseLocation })}
            </p>
          )}
        </div>
      </div>
    </Panel>
  );
}
