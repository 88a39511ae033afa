// The recipient's contact: a mobile number with area code, or an e-mail address.
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type ReservationError, errorsOfContact } from '../../../../domain/parcels/reservation.ts';
import { DEFAULT_AREA_CODE } from '../../../../domain/limits.ts';
import { plainNumber } from '../../../../domain/people/mobiles.ts';
import type { RecordId } from '../../../../domain/recordId.ts';
import { DialledAs } from '../../../engine/fields/input/DialledAs.tsx';

export interface Recipient {
  readonly memberAreaCode: string;
  readonly memberMobile: string;
  readonly memberMail: string;
}

/** R9.24: the area code for unregistered members is 00357, and so is the default area code of forgot password. */
export const NOBODY: Recipient = {
  memberAreaCode: DEFAULT_AREA_CODE,
  memberMobile: '',
  memberMail: '',
};

export const isReached = ({ memberMobile, memberMail }: Recipient): boolean =>
  memberMobile !== '' || memberMail !== '';

/** Its errors, in the order of the checks. */
export const recipientErrors = (
  recipient: Recipient,
  lockerId: RecordId | null,
): readonly ReservationError[] => errorsOfContact({ ...recipient, lockerId });

interface RecipientLineProps {
  readonly recipient: Recipient;
  readonly onChange: (recipient: Recipient) => void;
  readonly name: keyof Recipient;
  readonly error?: ReservationError | undefined;
  readonly type: 'tel' | 'email';
  /** The maximum length. */
  readonly most: number;
  readonly onLeft?: () => void;
}

function RecipientLine({
  recipient,
  onChange,
  name,
  error,
  type,
  most,
  onLeft,
}: RecipientLineProps) {
  const translate = useTranslate();
  return (
    <Stack className={name} sx={{ gap: 0.5 }} data-wrong={error !== undefined || undefined}>
      <TextField
        label={translate(`reservation.unregistered.${name}`)}
        type={type === 'tel' ? 'tel' : 'text'}
        autoComplete="off"
        value={recipient[name]}
        error={error !== undefined}
        helperText={error && translate(`reservation.faults.${error}`)}
        onChange={({ target: { value } }) =>
          onChange({ ...recipient, [name]: type === 'tel' ? plainNumber(value) : value.trim() })
        }
        onBlur={onLeft}
        slotProps={{ htmlInput: { inputMode: type, maxLength: most } }}
      />
      {name === 'memberMobile' && (
        <DialledAs
          typed={recipient.memberMobile}
          areaCode={recipient.memberAreaCode || undefined}
          translate={translate}
        />
      )}
    </Stack>
  );
}

interface Props {
  readonly recipient: Recipient;
  readonly onChange: (recipient: Recipient) => void;
  readonly errors: readonly ReservationError[];
  /** The form was submitted: all errors show. */
  readonly tried: boolean;
}

export function RecipientPart({ recipient, onChange, errors, tried }: Props) {
  const translate = useTranslate();
  const [left, setLeft] = useState(false);
  const errorIf = (error: ReservationError, now: boolean) =>
    now && errors.includes(error) ? error : undefined;
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
          most={40}
          error={errorIf('contactMissing', tried) ?? errorIf('mobileWrong', tried)}
        />
        <RecipientLine
          {...both}
          name="memberMail"
          type="email"
          most={200}
          error={errorIf('emailWrong', tried || left)}
          onLeft={() => setLeft(true)}
        />
      </div>
    </section>
  );
}
