// One product: a scheme by name or by 1 to 4 (R2.38), with price, discount and subscribers.
import Button from '@mui/material/Button';
import type { ReactElement } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { PAYMENT_SCHEMES, type PaymentScheme } from '../../../domain/limits.ts';
import { schemeOfProduct } from '../../../domain/prices.ts';
import { Page } from '../../engine/Page.tsx';
import { Empty } from '../../ui/states/Empty.tsx';
import { Pending } from '../shared/Pending.tsx';
import { routes } from '../../routes/pages.ts';
import { pageUrl } from '../../routes/route.ts';
import { usePrices } from './queries.ts';
import { Payers } from './Payers.tsx';
import { ToSettings } from './ToSettings.tsx';
import { SchemeFacts } from './SchemeFacts.tsx';
import { useSchemeMessages } from './useSchemeMessages.ts';
import '../../engine/list/list.css';
import '../../engine/show.css';
import './prices.css';

function useCrumbs() {
  const translate = useTranslate();
  return [
    { label: translate('resources.prices.section') },
    { label: translate('resources.prices.products'), to: pageUrl(routes.products) },
  ];
}

function Unknown() {
  const translate = useTranslate();
  const back = (
    <Button component={Link} variant="contained" to={pageUrl(routes.products)}>
      {translate('prices.back')}
    </Button>
  );
  return (
    <Page title={translate('prices.product')} crumbs={useCrumbs()}>
      <Empty title={translate('prices.unknown')} actions={back}>
        <p>
          {translate('prices.unknownText', {
            names: PAYMENT_SCHEMES.join(translate('engine.filter.comma')),
          })}
        </p>
      </Empty>
    </Page>
  );
}

function OneProduct({ scheme }: { readonly scheme: PaymentScheme }) {
  const translate = useTranslate();
  const { name } = useSchemeMessages();
  const { data, error, refetch } = usePrices();
  return (
    <Page title={name(scheme)} crumbs={useCrumbs()} actions={<ToSettings />}>
      <Pending query={{ data, error, refetch }} panel columns={2} />
      {data && (
        <div className="price-room stack">
          <section className="panel pad" aria-label={translate('prices.price')}>
            <h2 className="price-head">{translate('prices.price')}</h2>
            <SchemeFacts prices={data} scheme={scheme} />
          </section>
          <Payers scheme={scheme} />
        </div>
      )}
    </Page>
  );
}

/** The page behind `product/{id}`. */
export default function Product(): ReactElement {
  const { id = '' } = useParams();
  const scheme = schemeOfProduct(id);
  return scheme ? <OneProduct key={scheme} scheme={scheme} /> : <Unknown />;
}
