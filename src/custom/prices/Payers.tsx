// The subscribers of a scheme, with expiry and unpaid charges.
import { DataTable, usePaginationState, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { prices, type Payer } from '../../../contract/parcels/prices.ts';
import type { PaymentScheme } from '../../../domain/limits.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { Pending } from '../shared/Pending.tsx';
import { TableRoom } from '../../engine/list/table/TableRoom.tsx';
import { Pages } from '../shared/Pages.tsx';
import { useAmount } from '../../engine/fields/useAmount.ts';
import { routes } from '../../routes/pages.ts';
import { pageUrl } from '../../routes/route.ts';
import { supportsPrices, usePayers } from './queries.ts';
import { useSubscriptionEnd } from '../shared/useSubscriptionEnd.ts';

function PayersTable({ payers }: { readonly payers: readonly Payer[] }) {
  const translate = useTranslate();
  const amountOf = useAmount();
  const endOf = useSubscriptionEnd();
  return (
    <TableRoom>
      <DataTable
        resource="payers"
        data={payers.map((payer) => ({ id: payer.memberId, ...payer }))}
        bulkActionButtons={false}
        rowClick={false}
        aria-label={translate('prices.payers.title')}
      >
        <DataTable.Col
          label={translate('prices.payers.memberName')}
          render={({ memberId, memberNo, memberName, memberStatus }: Payer) => (
            <>
              <Link className="name" to={pageUrl(routes.member, { memberId })}>
                {memberName}
              </Link>
              <div className="small soft">
                {[memberNo, translate(`choices.memberStatus.${memberStatus}`)].join(' · ')}
              </div>
            </>
          )}
        />
        <DataTable.Col
          label={translate('prices.payers.endTimeUseLocker')}
          render={({ endTimeUseLocker: time }: Payer) => time !== null && endOf(time)}
        />
        <DataTable.Col
          label={translate('prices.payers.openAmount')}
          align="right"
          render={({ openAmount }: Payer) => openAmount > 0 && amountOf(openAmount)}
        />
      </DataTable>
    </TableRoom>
  );
}

function PayerList({ scheme }: { readonly scheme: PaymentScheme }) {
  const translate = useTranslate();
  const { page, setPage } = usePaginationState();
  const { data, error, refetch } = usePayers(scheme, page);
  if (!data) return <Pending query={{ data, error, refetch }} rows={5} columns={4} />;
  if (data.totalElements === 0) return <p className="soft">{translate('prices.payers.none')}</p>;
  return (
    <>
      <PayersTable payers={data.content} />
      <Pages
        label={translate('prices.payers.pages')}
        page={page}
        pages={data.totalPages}
        onPage={setPage}
      />
    </>
  );
}

/** Nothing for users who may not see customers. */
export function Payers({ scheme }: { readonly scheme: PaymentScheme }) {
  const translate = useTranslate();
  if (!useCanAccess()({ needs: prices.payers.needs })) return null;
  const title = translate('prices.payers.title');
  return (
    <section className="panel pad" aria-label={title}>
      <h2 className="price-head">{title}</h2>
      {supportsPrices() ? (
        <PayerList scheme={scheme} />
      ) : (
        <p className="soft">{translate('prices.payers.notOffered')}</p>
      )}
    </section>
  );
}
