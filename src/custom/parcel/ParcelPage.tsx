// The live page of a parcel: facts, location, customer, expiry and history.
import type { ReactElement } from 'react';
import { useTranslate } from 'react-admin';
import { usePageQuery } from '../../engine/usePageQuery.ts';
import { NotFound } from './PageLayout.tsx';
import { OneParcel } from './OneParcel.tsx';
import { parcel } from './page.ts';

/** The page behind `order-view?ordersId=`. */
export default function ParcelPage(): ReactElement {
  const translate = useTranslate();
  const { query, missing } = usePageQuery(parcel);
  if (query) return <OneParcel key={query.ordersId} ordersId={query.ordersId} />;
  return (
    <NotFound title={translate('parcel.missing')}>
      {translate('parcel.missingText', { names: missing.join(', ') })}
    </NotFound>
  );
}
