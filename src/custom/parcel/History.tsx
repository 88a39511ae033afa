// The parcel's history, or a message on a server that does not support it.
import { useTranslate } from 'react-admin';
import { knownCapabilities } from '../../dataProvider/capabilities.ts';
import { ErrorState } from '../../engine/states/ErrorState.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { ParcelTimeLine } from '../shared/ParcelTimeLine/ParcelTimeLine.tsx';
import { Panel } from './Fact.tsx';
import { hasHistory, useHistory } from './useParcel.ts';

export function History({ ordersId }: { readonly ordersId: number }) {
  const translate = useTranslate();
  const { data, error, dataUpdatedAt, refetch } = useHistory(ordersId);
  const zone = (
    <span className="soft small">
      {translate('parcel.newestFirst', { zone: knownCapabilities().timeZone })}
    </span>
  );
  return (
    <Panel section="history" beside={zone}>
      {data && (
        <ParcelTimeLine
          {...data}
          now={dataUpdatedAt}
          label={translate('parcel.sections.history')}
        />
      )}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && hasHistory() && <Loading rows={4} columns={2} />}
      {!hasHistory() && <p className="soft">{translate('parcel.noHistory')}</p>}
    </Panel>
  );
}
