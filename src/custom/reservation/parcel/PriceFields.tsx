// What the customer is asked to pay, the reason, and a reference.
import Link from '@mui/material/Link';
import { Optional } from '../../../ui/Optional.tsx';
import { readId } from '../../../dataProvider/ids.ts';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../../../ui/Icon.tsx';
import type { PartProps } from '../errors.ts';
import { withPriceRead, withReason } from '../draft.ts';
import { ErrorMessage } from '../ErrorMessage.tsx';
import { useReasons } from '../recipient/lookups.ts';

/** What the customer is asked to pay; disabled until a reason is selected (R5.22). */
function PriceField({ id, draft, said, refusedAt, change, pass }: PartProps) {
  const translate = useTranslate();
  const wrong = said.price !== undefined || refusedAt('price') !== undefined;
  return (
    <>
      <div className="field" data-wrong={wrong || undefined}>
        <label htmlFor={`${id}-price`}>{translate('reservation.price')}</label>
        <input
          id={`${id}-price`}
          className="inp lg"
          inputMode="decimal"
          autoComplete="off"
          value={draft.price}
          disabled={draft.costReasonId === null}
          aria-invalid={wrong}
          aria-describedby={`${id}-price-says`}
          onChange={(event) => change((now) => ({ ...now, price: event.target.value.trimStart() }))}
          onBlur={() => {
            change(withPriceRead);
            pass('price');
          }}
        />
      </div>
      <div className="both">
        <ErrorMessage id={`${id}-price-says`} fault={said.price} said={refusedAt('price')} />
      </div>
    </>
  );
}

/** Why the customer is asked to pay (R3.46). */
function ReasonField({ id, draft, said, refusedAt, change, pass }: PartProps) {
  const translate = useTranslate();
  const reasons = useReasons();
  const wrong = said.costReasonId !== undefined || refusedAt('costReasonId') !== undefined;
  return (
    <div className="field" data-wrong={wrong || undefined}>
      <label htmlFor={`${id}-reason`}>
        {translate('reservation.reason')}
        <Optional />
      </label>
      <span className="inp-choice">
        <select
          id={`${id}-reason`}
          className="inp lg"
          value={draft.costReasonId ?? ''}
          aria-invalid={wrong}
          aria-describedby={`${id}-reason-says`}
          onChange={(event) => {
            const chosen = event.target.value === '' ? null : readId(event.target.value);
            change((now) => withReason(now, chosen));
          }}
          onBlur={() => pass('costReasonId')}
        >
          <option value="">{translate('engine.form.none')}</option>
          {reasons.map(({ costReasonId, reason }) => (
            <option key={costReasonId} value={costReasonId}>
              {reason}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </span>
      <ErrorMessage
        id={`${id}-reason-says`}
        fault={said.costReasonId}
        said={refusedAt('costReasonId')}
      />
    </div>
  );
}

/** Collapsed by default: most reservations cost nothing. */
export function PriceFields(part: PartProps) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const { id, draft, change } = part;
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
      <div className="field wholeRow">
        <label htmlFor={`${id}-reference`}>
          {translate('reservation.reference')}
          <Optional />
        </label>
        <input
          id={`${id}-reference`}
          className="inp lg"
          autoComplete="off"
          maxLength={200}
          value={draft.reference}
          disabled={draft.costReasonId === null}
          onChange={(event) => change((now) => ({ ...now, reference: event.target.value }))}
        />
      </div>
    </>
  );
}
