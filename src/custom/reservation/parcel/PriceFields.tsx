// What the customer is asked to pay, the reason, and a reference.
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../../../ui/Icon.tsx';
import type { PartProps } from '../part.ts';
import { PriceField } from './PriceField.tsx';
import { ReasonField } from '../ReasonField.tsx';

/** Collapsed by default: most reservations cost nothing. */
export function PriceFields(part: PartProps) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const { id, draft, change } = part;
  if (!open && draft.costReasonId === null) {
    return (
      <button type="button" className="btn quiet sm wholeRow more" onClick={() => setOpen(true)}>
        <Icon name="plus" />
        {translate('reservation.priceAndReason')}
      </button>
    );
  }
  return (
    <>
      <ReasonField {...part} />
      <PriceField {...part} />
      <div className="field wholeRow">
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
