// The content of a box's hover card: the box and the parcels in it.
import type { Box, BoxOrder } from '../../../contract/boxes/boxes.ts';
import { shownStatus } from '../../../domain/boxes/boxes.ts';
import { BoxContents } from './BoxContents.tsx';
import { BoxStatusBadge } from './BoxStatusBadge.tsx';

interface BoxCardProps {
  box: Box;
  /** The parcels and bookings on this box. */
  orders: readonly BoxOrder[];
  now: number;
}

export function BoxCard({ box, orders, now }: BoxCardProps) {
  return (
    <>
      <header>
        <b>{box.name}</b>
        <span className="soft">{box.boxTypeName}</span>
        <span className="grow" />
        <BoxStatusBadge status={shownStatus(box, now)} />
      </header>
      <BoxContents orders={orders} now={now} />
    </>
  );
}
