// The parcels and bookings of a box: in its hover card and in the panel.
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { BoxOrder } from '../../../contract/boxes/boxes.ts';
import { parcels } from '../../../contract/parcels/parcels.ts';
import { Time } from '../../engine/fields/Time.tsx';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { routes } from '../../routes/pages.ts';
import { pageUrl } from '../../routes/route.ts';
import { Left } from './Ago.tsx';

interface Props {
  orders: readonly BoxOrder[];
  now: number;
  linked?: boolean;
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
  return <Time at={time} />;
}

interface OrderProps {
  order: BoxOrder;
  /** The number leads to the parcel's page, if the user may see it. */
  linked?: boolean | undefined;
}

function ParcelNumber({ order, linked }: OrderProps) {
  const mayOpen = useCanAccess()(parcels.one);
  const { ordersId, expressNumber, parcelNumber } = order;
  if (!linked || !mayOpen) return expressNumber ?? parcelNumber;
  return <Link to={pageUrl(routes.parcel, { ordersId })}>{expressNumber ?? parcelNumber}</Link>;
}

/** The facts of a box's only parcel (R2.69). */
function OneParcel({ order, linked, now }: OrderProps & { now: number }) {
  const translate = useTranslate();
  return (
    <dl>
      <Fact name="parcelNumber">
        <ParcelNumber order={{ ...order, expressNumber: null }} linked={linked} />
      </Fact>
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
function Consignments({ orders, linked }: Pick<Props, 'orders' | 'linked'>) {
  const translate = useTranslate();
  return (
    <>
      <h3>{translate('boxes.fields.consignments')}</h3>
      <ul>
        {orders.map((order) => (
          <li key={order.ordersId}>
            <ParcelNumber order={order} linked={linked} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Nothing, one parcel with its facts, or the numbers of several. */
export function BoxContents({ orders, now, linked }: Props) {
  const translate = useTranslate();
  const [first, second] = orders;
  if (!first) return <p className="soft">{translate('boxes.empty')}</p>;
  if (second) return <Consignments orders={orders} linked={linked} />;
  return <OneParcel order={first} linked={linked} now={now} />;
}
