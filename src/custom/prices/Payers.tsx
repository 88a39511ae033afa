// The subscribers of a scheme, with expiry and unpaid charges.
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { prices, type Payer } from '../../../contract/parcels/prices.ts';
import type { PaymentScheme } from '../../../domain/limits.ts';
import { moment } from '../../engine/fields/clock.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { ErrorState } from '../../engine/states/ErrorState.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { Pages } from '../shared/Pages.tsx';
import { useAmount } from '../shared/ParcelTimeLine/useLineMessages.ts';
import { routes } from '../../routes/pages.ts';
import { pageUrl } from '../../routes/route.ts';
import { tellsOfPrices, usePayers } from './asked.ts';
import { useNow } from './useNow.ts';
import { TableRoom } from '../../engine/list/table/TableRoom.tsx';

const COLUMNS = ['memberName', 'endTimeUseLocker', 'openAmount'] as const;

function Row({ payer }: { readonly payer: Payer }) {
  const translate = useTranslate();
  const amountOf = useAmount();
  const { memberId, memberNo, memberName, memberStatus, endTimeUseLocker, openAmount } = payer;
  const now = useNow();
  const ended = (time: number) =>
    time > now ? moment(time) : translate('prices.payers.over', { time: moment(time) });
  return (
    <tr>
      <th scope="row">
        <Link className="name" to={pageUrl(routes.member, { memberId })}>
          {memberName}
        </Link>
        <span className="small soft price-payer">
          {[memberNo, translate(`choices.memberStatus.${memberStatus}`)].join(' · ')}
        </span>
      </th>
      <td>{endTimeUseLocker !== null && ended(endTimeUseLocker)}</td>
      <td className="end num">{openAmount > 0 && amountOf(openAmount)}</td>
    </tr>
  );
}

function Told({ scheme }: { readonly scheme: PaymentScheme }) {
  const translate = useTranslate();
  const [page, setPage] = useState(0);
  const { data, error, refetch } = usePayers(scheme, page);
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={5} columns={4} />;
  if (data.totalElements === 0) return <p className="soft">{translate('prices.payers.none')}</p>;
  return (
    <>
      <TableRoom>
        <table className="list-table" aria-label={translate('prices.payers.title')}>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className={column === 'openAmount' ? 'end' : undefined}
                >
                  {translate(`prices.payers.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.content.map((payer) => (
              <Row key={payer.memberId} payer={payer} />
            ))}
          </tbody>
        </table>
      </TableRoom>
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
      {tellsOfPrices() ? (
        <Told scheme={scheme} />
      ) : (
        <p className="soft">{translate('prices.payers.notOffered')}</p>
      )}
    </section>
  );
}
