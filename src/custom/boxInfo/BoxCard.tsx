// The content of a box's hover card: the box and the parcels in it.
import { useTranslate } from 'react-admin';
import type { Box, BoxOrder } from '../../../contract/boxes/boxes.ts';
import { shownStatus } from '../../../domain/boxes/boxes.ts';
import { BoxContents } from './BoxContents.tsx';
import { BoxSwatch } from './BoxSwatch.tsx';

interface BoxCardProps {
  box: Box;
  /** The parcels and bookings on this box. */
  orders: readonly BoxOrder[];
  now: number;
}

export function BoxCard({ box, orders, now }: BoxCardProps) {
  const translate = useTranslate();
  const status = shownStatus(box, now);
  return (
    <>
      <header className="row">
        <b>{box.name}</b>
        <span className="soft">{box.boxTypeName}</span>
        <span className="grow" />
        <BoxSwatch status={status} />
        {translate(`choices.shownStatus.${status}`)}
      </header>
      <BoxContents orders={orders} now={now} />
    </>
  );
}
