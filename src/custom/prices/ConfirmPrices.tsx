// Asks before prices are saved or planned: what changes, from when, and how many customers pay by it.
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { useTranslate } from 'react-admin';
import { isSubscription } from '../../../domain/prices.ts';
import type { PaymentScheme } from '../../../domain/limits.ts';
import { moment } from '../../engine/fields/clock.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { useCounts } from './queries.ts';
import { usePlans } from './plan/usePlans.ts';
import { SCHEMES, type PriceField } from './priceFields.ts';
import type { PriceForm } from './usePriceForm.ts';
import { useSchemeMessages } from './useSchemeMessages.ts';
import { useValueMessages } from './useValueMessages.ts';

interface Props {
  readonly form: PriceForm;
  readonly onAnswer: (isConfirmed: boolean) => void;
}

export function ConfirmPrices({ form, onAnswer }: Props) {
  const translate = useTranslate();
  const { name } = useSchemeMessages();
  const { data: counts, isLoading: counting, isError } = useCounts();
  const word = useValueMessages();
  const values = form.methods.getValues();
  /** The time from which the prices apply; undefined: now. */
  const from = values['when'] === 'later' ? Number(values['from']) : undefined;
  const textOf = (field: PriceField, value: unknown) =>
    value === null && (field === 'amount' || field === 'ratio')
      ? translate('engine.stale.empty')
      : word(field, value as number | boolean | null);
  const changed = SCHEMES.filter((scheme) => form.changes.some((one) => one.scheme === scheme));
  const time = from === undefined ? '' : moment(from);
  const { data: planned } = usePlans();
  const replaced = planned?.plans.filter(
    (plan) => from !== undefined && changed.includes(plan.paymentScheme),
  );
  const messages = (scheme: PaymentScheme) => {
    const key = isSubscription(scheme) ? 'subscription' : 'use';
    const planKey = isSubscription(scheme) ? 'planSubscription' : 'planUse';
    return translate(`prices.confirm.${from === undefined ? key : planKey}`, {
      name: name(scheme),
      time,
    });
  };
  const membersOf = (scheme: PaymentScheme) => {
    const found = counts?.find(({ paymentScheme }) => paymentScheme === scheme);
    if (found) return translate('prices.confirm.members', { smart_count: found.memberCount });
    return counts || isError ? translate('prices.confirm.membersUnknown') : '';
  };
  return (
    <DialogFrame
      title={translate(`prices.confirm.${from === undefined ? 'title' : 'planTitle'}`)}
      onLeave={() => onAnswer(false)}
    >
      <ul className="act-list well">
        {form.changes.map(({ field, name }) => (
          <li key={name}>
            {translate('prices.changes.change', {
              field: translate(`resources.prices.fields.${name}`),
              from: textOf(field, form.baseline[name]),
              to: textOf(field, values[name]),
            })}
          </li>
        ))}
      </ul>
      {changed.map((scheme) => (
        <p key={scheme} className="soft">
          {messages(scheme)} {membersOf(scheme)}
        </p>
      ))}
      {counting && <p role="status">{translate('prices.confirm.counting')}</p>}
      {replaced?.map(({ paymentScheme, effectiveTime }) => (
        <p key={paymentScheme}>
          {translate('prices.confirm.planReplaces', {
            name: name(paymentScheme),
            time: moment(effectiveTime),
          })}
        </p>
      ))}
      <DialogActions>
        <Button onClick={() => onAnswer(false)}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" disabled={counting} onClick={() => onAnswer(true)}>
          {translate(`prices.confirm.${from === undefined ? 'save' : 'plan'}`)}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
