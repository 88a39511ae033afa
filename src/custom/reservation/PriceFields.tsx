// What the customer is asked to pay, and why: 'Price field is disabled until a reason is chosen'.
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../../engine/Icon.tsx';
import { withPrice, withReason } from './draft.ts';
import { Fault } from './Fault.tsx';
import { useReasons } from './lookups.ts';
import type { PartProps } from './ParcelForm.tsx';

function Reason({ id, draft, said, refusedAt, change, pass }: PartProps) {
  const translate = useTranslate();
  const reasons = useReasons();
  const wrong = said.costReasonId !== undefined || refusedAt('costReasonId') !== undefined;
  return (
    <div className="field" data-wrong={wrong || undefined}>
      <label htmlFor={`${id}-reason`}>
        {translate('reservation.reason')}
        <i>{translate('engine.form.optional')}</i>
      </label>
      <span className="inp-choice">
        <select
          id={`${id}-reason`}
          className="inp lg"
          value={draft.costReasonId ?? ''}
          aria-invalid={wrong}
          aria-describedby={`${id}-reason-says`}
          onChange={(event) => {
            const chosen = event.target.value === '' ? null : Number(event.target.value);
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
      <Fault id={`${id}-reason-says`} fault={said.costReasonId} said={refusedAt('costReasonId')} />
    </div>
  );
}

function Price({ id, draft, said, refusedAt, change, pass }: PartProps) {
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
          maxLength={12}
          value={draft.price}
          disabled={draft.costReasonId === null}
          aria-invalid={wrong}
          aria-describedby={`${id}-price-says`}
          onChange={(event) => change((now) => withPrice(now, event.target.value))}
          onBlur={() => pass('price')}
        />
      </div>
      <div className="both">
        <Fault id={`${id}-price-says`} fault={said.price} said={refusedAt('price')} />
      </div>
    </>
  );
}

/** Behind a button until somebody wants it: most reservations cost nothing. */
export function PriceFields(part: PartProps) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const { id, draft, change } = part;
  if (!open && draft.costReasonId === null) {
    return (
      <button type="button" className="btn quiet sm wide more" onClick={() => setOpen(true)}>
        <Icon name="plus" />
        {translate('reservation.priceAndReason')}
      </button>
    );
  }
  return (
    <>
      <Reason {...part} />
      <Price {...part} />
      <div className="field wide">
        <label htmlFor={`${id}-reference`}>
          {translate('reservation.reference')}
          <i>{translate('engine.form.optional')}</i>
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
