// A scheme, read-only: its price, its discount and the current price.
import { useTranslate } from 'react-admin';
import type { Prices } from '../../../contract/parcels/prices.ts';
import type { PaymentScheme } from '../../../domain/limits.ts';
import { discounted, isSubscription, priceAt, type Price } from '../../../domain/prices.ts';
import { moment } from '../../engine/fields/clock.ts';
import { useAmount } from '../../engine/fields/useAmount.ts';
import { Fact } from '../../ui/Fact.tsx';
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
      <Fact label="prices.fields.ratio">
        {[(ratioHundredths ?? 0) / 100, standing(price, now)].join(' · ')}
      </Fact>
      <Fact label="prices.discounted">
        {amountOf(discounted(amountCents, ratioHundredths ?? 0) / 100)}
      </Fact>
      <Fact label="prices.fields.ratioStartTime">{side(ratioStartTime)}</Fact>
      <Fact label="prices.fields.ratioEndTime">{side(ratioEndTime)}</Fact>
    </>
  );
}

export function SchemeFacts({ prices, scheme }: { prices: Prices; scheme: PaymentScheme }) {
  const translate = useTranslate();
  const price = priceOf(prices, scheme);
  return (
    <dl className="facts stack-8">
      <Fact label="prices.now">
        <PriceNow price={price} />
      </Fact>
      {isSubscription(scheme) && (
        <>
          <DiscountFacts price={price} />
          <Fact label="prices.fields.isEnable">
            {translate(`prices.changes.${isSold(prices, scheme) ? 'yes' : 'no'}`)}
          </Fact>
        </>
      )}
    </dl>
  );
}
