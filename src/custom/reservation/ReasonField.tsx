// Why the customer is asked to pay (R3.46).
import { useTranslate } from 'react-admin';
import { Icon } from '../../ui/Icon.tsx';
import { withReason } from './draft.ts';
import { ErrorMessage } from './ErrorMessage.tsx';
import { useReasons } from './recipient/lookups.ts';
import type { PartProps } from './part.ts';

export function ReasonField({ id, draft, said, refusedAt, change, pass }: PartProps) {
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
      <ErrorMessage
        id={`${id}-reason-says`}
        fault={said.costReasonId}
        said={refusedAt('costReasonId')}
      />
    </div>
  );
}
