// The products: the payment schemes with price, current discount and number of subscribers.
import Button from '@mui/material/Button';
import type { ReactElement } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { prices as endpoints, type Prices } from '../../../contract/parcels/prices.ts';
import { PAYMENT_SCHEMES, type PaymentScheme } from '../../../domain/limits.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { Page } from '../../engine/Page.tsx';
import { Pending } from '../shared/Pending.tsx';
import { useCounts, usePrices } from './queries.ts';
import { PriceNow } from './SchemeFacts.tsx';
import { isSold, priceOf } from '../shared/schemes.ts';
import { productUrl, routes } from '../../routes/pages.ts';
import { pageUrl } from '../../routes/route.ts';
import { STATE_EVERY_MS, useClock } from '../shared/networkNow/useClock.ts';
import { useSchemeMessages } from './useSchemeMessages.ts';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import './prices.css';

/** The number of subscribers; nothing where the server does not report it. */
function Counted({ scheme }: { readonly scheme: PaymentScheme }) {
  const translate = useTranslate();
  const { data, isLoading } = useCounts();
  const counted = data?.find(({ paymentScheme }) => paymentScheme === scheme);
  if (!counted) return isLoading ? <Skeleton width={160} sx={{ fontSize: 'inherit' }} /> : null;
  const { memberCount, runningCount, openCount } = counted;
  const parts = [
    translate('prices.members', { smart_count: memberCount }),
    scheme === 'PER_USE' ? '' : translate('prices.running', { smart_count: runningCount }),
    openCount > 0 ? translate('prices.open', { smart_count: openCount }) : '',
  ];
  return <p className="soft">{parts.filter(Boolean).join(' · ')}</p>;
}

function Card({ prices, scheme }: { prices: Prices; scheme: PaymentScheme }) {
  const translate = useTranslate();
  const { name, standing } = useSchemeMessages();
  const price = priceOf(prices, scheme);
  const sold = isSold(prices, scheme);
  const now = useClock(STATE_EVERY_MS);
  return (
    <Stack component="li" className="panel pad" sx={{ gap: 1 }}>
      <h2>
        <Link className="name" to={productUrl(scheme)}>
          {name(scheme)}
        </Link>
      </h2>
      <PriceNow price={price} />
      {scheme !== 'PER_USE' && (
        <p className="soft">{sold ? standing(price, now) : translate('prices.sold.false')}</p>
      )}
      <Counted scheme={scheme} />
    </Stack>
  );
}

/** A link to the prices for users who may change them. */
export function ToSettings() {
  const translate = useTranslate();
  if (!useCanAccess()(endpoints.save)) return null;
  return (
    <Button component={Link} to={pageUrl(routes.priceSetting)}>
      {translate('prices.settings')}
    </Button>
  );
}

/** The page behind `products`. */
export default function Products(): ReactElement {
  const translate = useTranslate();
  const { data, error, refetch } = usePrices();
  return (
    <Page
      title={translate('resources.prices.products')}
      fact={translate('prices.productsFact')}
      actions={<ToSettings />}
    >
      <Pending query={{ data, error, refetch }} panel columns={3} />
      {data && (
        <ul className="price-cards">
          {PAYMENT_SCHEMES.map((scheme) => (
            <Card key={scheme} prices={data} scheme={scheme} />
          ))}
        </ul>
      )}
    </Page>
  );
}
