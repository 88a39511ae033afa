// What the customer is asked to pay; disabled until a reason is selected (R5.22).
import { useTranslate } from 'react-admin';
import { withPrice } from '../draft.ts';
import { ErrorMessage } from '../ErrorMessage.tsx';
import type { PartProps } from '../part.ts';

export function PriceField({ id, draft, said, refusedAt, change, pass }: PartProps) {
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
        <ErrorMessage id={`${id}-price-says`} fault={said.price} said={refusedAt('price')} />
      </div>
    </>
  );
}
