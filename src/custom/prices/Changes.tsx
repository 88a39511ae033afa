// The history of price changes with author and time, latest first, each field's old and new value.
import Button from '@mui/material/Button';
import { usePaginationState, useTranslate } from 'react-admin';
import type { PriceChange } from '../../../contract/parcels/prices.ts';
import { LIST_PAGE_SIZE } from '../../../domain/limits.ts';
import { moment } from '../../engine/fields/clock.ts';
import { Pending } from '../shared/Pending.tsx';
import { supportsPrices, useChanges } from './queries.ts';
import { useSchemeMessages } from './useSchemeMessages.ts';
import { FIELDS } from './priceFields.ts';
import { useValueMessages } from './useValueMessages.ts';

function Change({ change }: { readonly change: PriceChange }) {
  const translate = useTranslate();
  const { name } = useSchemeMessages();
  const word = useValueMessages();
  const { from, to, time, byName, paymentScheme } = change;
  return (
    <li>
      <p className="wrap">
        <b className="grow">{name(paymentScheme)}</b>
        <span className="soft">
          {[moment(time), byName ?? translate('prices.changes.nobody')].join(' · ')}
        </span>
      </p>
      {FIELDS.filter((field) => field in to || field in from).map((field) => (
        <p key={field} className="soft">
          {translate('prices.changes.change', {
            field: translate(`prices.fields.${field}`),
            from: word(field, from[field]),
            to: word(field, to[field]),
          })}
        </p>
      ))}
    </li>
  );
}

function ChangeList() {
  const translate = useTranslate();
  const { perPage, setPerPage } = usePaginationState({ perPage: LIST_PAGE_SIZE });
  const { data, error, refetch } = useChanges(perPage);
  if (!data) return <Pending query={{ data, error, refetch }} rows={3} columns={2} />;
  if (data.content.length === 0)
    return (
      <>
        <p>{translate('prices.changes.none')}</p>
        <p className="soft">{translate('prices.changes.noneText')}</p>
      </>
    );
  return (
    <>
      <ol className="price-changes ruled">
        {data.content.map((change) => (
          <Change key={change.id} change={change} />
        ))}
      </ol>
      {data.totalElements > data.content.length && (
        <Button onClick={() => setPerPage(perPage + LIST_PAGE_SIZE)}>
          {translate('prices.changes.earlier')}
        </Button>
      )}
    </>
  );
}

export function Changes() {
  const translate = useTranslate();
  const title = translate('prices.changes.title');
  return (
    <section className="panel pad" aria-label={title}>
      <h2 className="price-head">{title}</h2>
      {supportsPrices() ? (
        <ChangeList />
      ) : (
        <p className="soft">{translate('prices.changes.notOffered')}</p>
      )}
    </section>
  );
}
