// The content of a box's hover card: the box and the parcels in it.
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Box, BoxOrder } from '../../../contract/boxes/boxes.ts';
import { shownStatus, type ShownStatus } from '../../../domain/boxes/boxes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { moment } from '../../engine/fields/clock.ts';
import { BOX_SIGNS } from '../shared/DoorGrid/boxSigns.ts';
import { Left } from './Ago.tsx';

interface BoxCardProps {
  box: Box;
  /** The parcels and bookings on this box. */
  orders: readonly BoxOrder[];
  now: number;
  /** Adds the box to the selection. */
  onSelect: () => void;
}

const TONES: Partial<Record<ShownStatus, string>> = {
  EXPIRED: 'warn',
  FLAGGED: 'warn',
  RESERVED: 'info',
};

function StatusBadge({ status }: { status: ShownStatus }) {
  const translate = useTranslate();
  const { icon } = BOX_SIGNS[status];
  return (
    <span className={`badge ${TONES[status] ?? ''}`}>
      {icon && <Icon name={icon} />}
      {translate(`choices.shownStatus.${status}`)}
    </span>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  const translate = useTranslate();
  return (
    <>
      <dt>{translate(`boxes.fields.${name}`)}</dt>
      <dd>{children}</dd>
    </>
  );
}

function Moment({ time, none }: { time: number | null; none: string }) {
  const translate = useTranslate();
  if (time === null) return <span className="soft">{translate(none)}</span>;
  return <time dateTime={new Date(time).toISOString()}>{moment(time)}</time>;
}

/** The hover card of a box (R2.69). */
function OneParcel({ order, now }: { order: BoxOrder; now: number }) {
  const translate = useTranslate();
  return (
    <dl>
      <Fact name="parcelNumber">{order.parcelNumber}</Fact>
      <Fact name="pinCode">{order.pinCode}</Fact>
      <Fact name="parcelType">{translate(`choices.parcelType.${order.parcelType}`)}</Fact>
      <Fact name="ordersType">{translate(`choices.ordersType.${order.ordersType}`)}</Fact>
      <Fact name="ordersStatus">{translate(`choices.ordersStatus.${order.ordersStatus}`)}</Fact>
      <Fact name="storeTime">
        <Moment time={order.storeTime} none="boxes.notStored" />
      </Fact>
      <Fact name="collectTime">
        <Moment time={order.collectTime} none="boxes.notCollected" />
      </Fact>
      <Fact name="expiryTime">
        <span className="expires">
          <Moment time={order.expiryTime} none="boxes.noExpiry" />
          {order.expiryTime !== null && <Left time={order.expiryTime} now={now} />}
        </span>
      </Fact>
    </dl>
  );
}

/** Two or more parcels (R2.70). */
function Consignments({ orders }: { orders: readonly BoxOrder[] }) {
  const translate = useTranslate();
  return (
    <>
      <h3>{translate('boxes.fields.consignments')}</h3>
      <ul>
        {orders.map((order) => (
          <li key={order.ordersId}>{order.expressNumber ?? order.parcelNumber}</li>
        ))}
      </ul>
    </>
  );
}

function Content({ orders, now }: Pick<BoxCardProps, 'orders' | 'now'>) {
  const translate = useTranslate();
  const [first, second] = orders;
  if (!first) return <p className="soft">{translate('boxes.empty')}</p>;
  return second ? <Consignments orders={orders} /> : <OneParcel order={first} now={now} />;
}

/** The card's content. A finger, of which a tap opens the card, selects the box there. */
export function BoxCard({ box, orders, now, onSelect }: BoxCardProps) {
  const translate = useTranslate();
  return (
    <>
      <header>
        <b>{box.name}</b>
        <span className="soft">{box.boxTypeName}</span>
        <span className="grow" />
        <StatusBadge status={shownStatus(box, now)} />
      </header>
      <Content orders={orders} now={now} />
      <Button className="byTouch" onClick={onSelect}>
        {translate('engine.row.select', { name: box.name })}
      </Button>
    </>
  );
}
