// A scheme, read-only: its price, its discount and the current price.
import { useTranslate } from 'react-admin';
import type { Prices } from '../../../contract/parcels/prices.ts';
import type { PaymentScheme } from '../../../domain/limits.ts';
import { discounted, isSubscription, priceAt, type Price } from '../../../domain/prices.ts';
import { moment } from '../../engine/fields/clock.ts';
import { useAmount } from '../../engine/fields/useAmount.ts';
import { isSold, priceOf } from '../shared/schemes.ts';
import { STATE_EVERY_MS, useClock } from '../shared/networkNow/useClock.ts';
import { useSchemeMessages } from './useSchemeMessages.ts';

/** The current price; beside it the standard price where a discount applies. */
export function PriceNow({ price }: { readonly price: Price }) {
  const translate = useTranslate();
  const amountOf = useAmount();
  const now = priceAt(price, useClock(STATE_EVERY_MS));
  return (
    <span className="price-both">
      <b className="price-figure">{amountOf(now / 100)}</b>
      {now !== price.amountCents && (
        <s className="soft">
          <span className="unseen">{translate('prices.standard')} </span>
          {amountOf(price.amountCents / 100)}
        </s>
      )}
    </span>
  );
}

function DiscountFacts({ price }: { readonly price: Price }) {
  const translate = useTranslate();
  const amountOf = useAmount();
  const { standing } = useSchemeMessages();
  const now = useClock(STATE_EVERY_MS);
  const { amountCents, ratioHundredths, ratioStartTime, ratioEndTime } = price;
  const side = (time: number | null) =>
    time === null ? translate('prices.changes.empty') : moment(time);
  return (
    <>
      <div>
        <dt>{translate('prices.fields.ratio')}</dt>
        <dd>{[(ratioHundredths ?? 0) / 100, standing(price, now)].join(' · ')}</dd>
      </div>
      <div>
        <dt>{translate('prices.discounted')}</dt>
        <dd>{amountOf(discounted(amountCents, ratioHundredths ?? 0) / 100)}</dd>
      </div>
      <div>
        <dt>{translate('prices.fields.ratioStartTime')}</dt>
        <dd>{side(ratioStartTime)}</dd>
      </div>
      <div>
        <dt>{translate('prices.fields.ratioEndTime')}</dt>
        <dd>{side(ratioEndTime)}</dd>
      </div>
    </>
  );
}

export function SchemeFacts({ prices, scheme }: { prices: Prices; scheme: PaymentScheme }) {
  const translate = useTranslate();
  const price = priceOf(prices, scheme);
  return (
    <dl className="facts">
      <div>
        <dt>{translate('prices.now')}</dt>
        <dd>
          <PriceNow price={price} />
        </dd>
      </div>
      {isSubscription(scheme) && (
        <>
          <DiscountFacts price={price} />
          <div>
            <dt>{translate('prices.fields.isEnable')}</dt>
            <dd>{translate(`prices.changes.${isSold(prices, scheme) ? 'yes' : 'no'}`)}</dd>
          </div>
        </>
      )}
    </dl>
  );
}
