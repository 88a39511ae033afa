// A panel of facts, each with its label; unknown values are marked as such.
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { moment } from '../../engine/fields/clock.ts';
import type { ParcelInfo } from '../../../contract/parcels/parcels.ts';
import { revealing } from '../../engine/fields/revealing.tsx';

const phone = revealing('phone', 'parcel', 'ordersId', 'parcel.fields');
const email = revealing('email', 'parcel', 'ordersId', 'parcel.fields');

export type AddressField =
  | 'customerMobile'
  | 'customerMail'
  | 'storeOtpMobile'
  | 'collectUserMobile';

export function Address({ parcel, field }: { parcel: ParcelInfo; field: AddressField }) {
  const { Show } = field === 'customerMail' ? email : phone;
  return (
    <Show value={parcel[field]} row={parcel} resourceName="parcels" field={field} place="card" />
  );
}

interface PanelProps {
  /** A message below `parcel.sections`. */
  readonly section: string;
  readonly children: ReactNode;
  /** At the right of the heading. */
  readonly beside?: ReactNode;
}

export function Panel({ section, beside, children }: PanelProps) {
  const translate = useTranslate();
  const name = translate(`parcel.sections.${section}`);
  return (
    <section className={`panel pad parcel-panel parcel-${section}-panel`} aria-label={name}>
      <div className="row parcel-head">
        <h2 className="grow">{name}</h2>
        {beside}
      </div>
      {children}
    </section>
  );
}

interface FactProps {
  /** A message below `parcel.fields`. */
  readonly name: string;
  readonly children: ReactNode;
  /** Its explanation, below it. */
  readonly says?: string;
}

const isNothing = (value: ReactNode): boolean =>
  value === null || value === undefined || value === '' || value === false;

/** One entry of a list. */
export function Fact({ name, children, says }: FactProps) {
  const translate = useTranslate();
  return (
    <div>
      <dt>{translate(`parcel.fields.${name}`)}</dt>
      <dd>
        {isNothing(children) ? (
          <span className="faint">{translate('parcel.nothing')}</span>
        ) : (
          children
        )}
        {says !== undefined && <p className="small soft">{says}</p>}
      </dd>
    </div>
  );
}

/** A fact that is a timestamp. */
export function Moment({ name, time, says }: { name: string; time: number | null; says?: string }) {
  return (
    <Fact name={name} {...(says === undefined ? {} : { says })}>
      {time === null ? null : <time dateTime={new Date(time).toISOString()}>{moment(time)}</time>}
    </Fact>
  );
}
