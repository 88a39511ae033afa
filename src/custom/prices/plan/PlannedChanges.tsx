// The price changes that are planned, each with its time and a way to cancel it; nothing where none is.
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { plannedPrices, type PlannedPrice } from '../../../../contract/parcels/plannedPrices.ts';
import type { PriceFacts, Prices } from '../../../../contract/parcels/prices.ts';
import { moment } from '../../../engine/fields/clock.ts';
import { useCanAccess } from '../../../engine/useCanAccess.ts';
import { useSchemeMessages } from '../useSchemeMessages.ts';
import { FIELDS } from '../priceFields.ts';
import { useValueMessages } from '../useValueMessages.ts';
import { usePlan } from './usePlan.ts';
import { usePlans, usePricesAgain } from './usePlans.ts';

interface Props {
  readonly prices: Prices;
}

function Planned({
  plan,
  prices,
  onCancel,
}: Props & { readonly plan: PlannedPrice; readonly onCancel: (() => void) | undefined }) {
  const translate = useTranslate();
  const { name } = useSchemeMessages();
  const word = useValueMessages();
  const { paymentScheme, effectiveTime, change, byName } = plan;
  const now: PriceFacts = prices[paymentScheme];
  return (
    <li>
      <p className="wrap">
        <b className="grow">{name(paymentScheme)}</b>
        <span className="soft">
          {translate(`prices.plan.${byName === null ? 'rowNobody' : 'row'}`, {
            time: moment(effectiveTime),
            who: byName,
          })}
        </span>
        {onCancel && (
          <Button
            size="small"
            aria-label={[translate('prices.plan.cancel'), name(paymentScheme)].join(' ')}
            onClick={onCancel}
          >
            {translate('prices.plan.cancel')}
          </Button>
        )}
      </p>
      {FIELDS.filter((field) => field in change && change[field] !== (now[field] ?? null)).map(
        (field) => (
          <p key={field} className="soft">
            {translate('prices.changes.change', {
              field: translate(`prices.fields.${field}`),
              from: word(field, now[field]),
              to: word(field, change[field]),
            })}
          </p>
        ),
      )}
    </li>
  );
}

export function PlannedChanges({ prices }: Props) {
  const translate = useTranslate();
  const canAccess = useCanAccess();
  const { cancel } = usePlan(usePricesAgain());
  const { data } = usePlans();
  if (!data || data.plans.length === 0) return null;
  const title = translate('prices.plan.title');
  return (
    <section className="panel pad" aria-label={title}>
      <h2 className="price-head">{title}</h2>
      <ol className="price-changes ruled">
        {data.plans.map((plan) => (
          <Planned
            key={plan.paymentScheme}
            plan={plan}
            prices={prices}
            onCancel={canAccess(plannedPrices.cancel) ? () => cancel(plan) : undefined}
          />
        ))}
      </ol>
    </section>
  );
}
