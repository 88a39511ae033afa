// What the customer is asked to pay, the reason, and a reference.
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import { Optional } from '../../../ui/Optional.tsx';
import { readId } from '../../../dataProvider/ids.ts';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../../../ui/Icon.tsx';
import type { PartProps } from '../errors.ts';
import { withPriceRead, withReason } from '../draft.ts';
import { ErrorMessage } from '../ErrorMessage.tsx';
import { ParcelInput } from './ParcelInput.tsx';
import { useReasons } from '../recipient/lookups.ts';

/** What the customer is asked to pay; disabled until a reason is selected (R5.22). */
function PriceField(part: PartProps) {
  const translate = useTranslate();
  const { id, draft, errors, refusedAt, change } = part;
  return (
    <>
      <ParcelInput
        part={part}
        name="price"
        label={translate('reservation.price')}
        value={draft.price}
        disabled={draft.costReasonId === null}
        shownBy={`${id}-price-says`}
        htmlInput={{ inputMode: 'decimal' }}
        onType={(value) => change((now) => ({ ...now, price: value.trimStart() }))}
        onBlur={() => change(withPriceRead)}
      />
      <div className="both">
        <ErrorMessage id={`${id}-price-says`} error={errors.price} message={refusedAt('price')} />
      </div>
    </>
  );
}

/** Why the customer is asked to pay (R3.46). */
function ReasonField(part: PartProps) {
  const translate = useTranslate();
  const reasons = useReasons();
  return (
    <ParcelInput
      part={part}
      name="costReasonId"
      label={
        <>
          {translate('reservation.reason')}
          <Optional />
        </>
      }
      value={part.draft.costReasonId ?? ''}
      onType={(value) => {
        const chosen = value === '' ? null : readId(value);
        part.change((now) => withReason(now, chosen));
      }}
    >
      <option value="">{translate('engine.form.none')}</option>
      {reasons.map(({ costReasonId, reason }) => (
        <option key={costReasonId} value={costReasonId}>
          {reason}
        </option>
      ))}
    </ParcelInput>
  );
}

/** Collapsed by default: most reservations cost nothing. */
export function PriceFields(part: PartProps) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const { draft, change } = part;
  if (!open && draft.costReasonId === null) {
    return (
      <Link component="button" type="button" className="wholeRow" onClick={() => setOpen(true)}>
        <Icon name="plus" />
        {translate('reservation.priceAndReason')}
      </Link>
    );
  }
  return (
    <>
      <ReasonField {...part} />
      <PriceField {...part} />
      <TextField
        className="wholeRow"
        label={
          <>
            {translate('reservation.reference')}
            <Optional />
          </>
        }
        autoComplete="off"
        value={draft.reference}
        disabled={draft.costReasonId === null}
        onChange={(event) => change((now) => ({ ...now, reference: event.target.value }))}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
    </>
  );
}
