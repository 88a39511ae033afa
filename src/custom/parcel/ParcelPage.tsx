// The live page of a parcel: facts, location, customer, expiry and history.
import type { ReactElement } from 'react';
import { NoRecord } from '../../engine/states/NoRecord.tsx';
import { usePageQuery } from '../../engine/usePageQuery.ts';
import { PageLayout } from './PageLayout.tsx';
import { OneParcel } from './OneParcel.tsx';
import { parcel } from './page.ts';

/** The page behind `order-view?ordersId=`. */
export default function ParcelPage(): ReactElement {
  const { query, missing } = usePageQuery(parcel);
  if (query) return <OneParcel key={query.ordersId} ordersId={query.ordersId} />;
  return (
    <PageLayout>
      <NoRecord resource="parcels" lacks={missing} />
    </PageLayout>
  );
}
