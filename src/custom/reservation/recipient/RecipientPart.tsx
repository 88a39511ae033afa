// The recipient's contact: a mobile number with area code, or an e-mail address.
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ReservationError } from '../../../../domain/parcels/reservation.ts';
import type { Recipient } from './recipient.ts';
import { RecipientLine } from './RecipientLine.tsx';

interface Props {
  readonly recipient: Recipient;
  readonly onChange: (recipient: Recipient) => void;
  readonly faults: readonly ReservationError[];
  /** The form was submitted: all errors show. */
  readonly tried: boolean;
}

export function RecipientPart({ recipient, onChange, faults, tried }: Props) {
  const translate = useTranslate();
  const [left, setLeft] = useState(false);
  const said = (fault: ReservationError, now: boolean) =>
    now && faults.includes(fault) ? fault : undefined;
  const both = { recipient, onChange };
  return (
    <section className="panel recipient" aria-labelledby="recipient">
      <h2 id="recipient">{translate('reservation.unregistered.recipient')}</h2>
      <div className="recipientFields">
        <RecipientLine {...both} name="memberAreaCode" type="tel" most={8} />
        <RecipientLine
          {...both}
          name="memberMobile"
          type="tel"
          most={20}
          fault={said('contactMissing', tried)}
        />
        <RecipientLine
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
