// Who gets the parcel: a mobile number with its area code, or an e-mail address.
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ReservationFault } from '../../../domain/reservation.ts';
import { Fault } from './Fault.tsx';
import { digits, type Recipient } from './recipient.ts';

interface Props {
  readonly recipient: Recipient;
  readonly onChange: (recipient: Recipient) => void;
  readonly faults: readonly ReservationFault[];
  /** The form was sent: every fault is said. */
  readonly tried: boolean;
}

interface LineProps {
  readonly name: keyof Recipient;
  readonly fault?: ReservationFault | undefined;
  readonly type: 'tel' | 'email';
  readonly most: number;
}

function Line({
  recipient,
  onChange,
  name,
  fault,
  type,
  most,
  onLeft,
}: Pick<Props, 'recipient' | 'onChange'> & LineProps & { onLeft?: () => void }) {
  const translate = useTranslate();
  const id = useId();
  return (
    <div className={`field ${name}`} data-wrong={fault !== undefined || undefined}>
      <label htmlFor={id}>{translate(`reservation.unregistered.${name}`)}</label>
      <input
        id={id}
        className="inp lg"
        type={type === 'tel' ? 'tel' : 'text'}
        inputMode={type}
        autoComplete="off"
        maxLength={most}
        value={recipient[name]}
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-says`}
        onChange={({ target: { value } }) =>
          onChange({ ...recipient, [name]: type === 'tel' ? digits(value) : value.trim() })
        }
        onBlur={onLeft}
      />
      <Fault id={`${id}-says`} fault={fault} />
    </div>
  );
}

export function RecipientPart({ recipient, onChange, faults, tried }: Props) {
  const translate = useTranslate();
  const [left, setLeft] = useState(false);
  const said = (fault: ReservationFault, now: boolean) =>
    now && faults.includes(fault) ? fault : undefined;
  const both = { recipient, onChange };
  return (
    <section className="panel recipient" aria-labelledby="recipient">
      <h2 id="recipient">{translate('reservation.unregistered.recipient')}</h2>
      <div className="recipientFields">
        <Line {...both} name="memberAreaCode" type="tel" most={8} />
        <Line
          {...both}
          name="memberMobile"
          type="tel"
          most={20}
          fault={said('contactMissing', tried)}
        />
        <Line
          {...both}
          name="memberMail"
          type="email"
          most={200}
          fault={said('emailWrong', tried || left)}
          onLeft={() => setLeft(true)}
        />
      </div>
    </section>
  );
}
