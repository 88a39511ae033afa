// One contact field of a recipient.
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { ReservationError } from '../../../../domain/parcels/reservation.ts';
import { ErrorMessage } from '../ErrorMessage.tsx';
import { digits, type Recipient } from './recipient.ts';

interface Props {
  readonly recipient: Recipient;
  readonly onChange: (recipient: Recipient) => void;
  readonly name: keyof Recipient;
  readonly fault?: ReservationError | undefined;
  readonly type: 'tel' | 'email';
  /** The maximum length. */
  readonly most: number;
  readonly onLeft?: () => void;
}

export function RecipientLine({ recipient, onChange, name, fault, type, most, onLeft }: Props) {
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
      <ErrorMessage id={`${id}-says`} fault={fault} />
    </div>
  );
}
