// A provider's open parcels in the network, and the latest requests of its computers.
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import {
  providerCalls,
  type ProviderCall,
  type ProviderRow,
} from '../../../contract/people/providers.ts';
import { call } from '../../dataProvider/call.ts';
import { Icon } from '../../ui/Icon.tsx';
import { moment } from '../../engine/fields/clock.ts';
import { ErrorState } from '../../engine/states/ErrorState.tsx';
import { Loading } from '../../ui/states/Loading.tsx';

const COUNTS = ['announcedCount', 'livingCount', 'agentCount'] as const;

function Line({ said }: { readonly said: ProviderCall }) {
  const translate = useTranslate();
  const { time, parcelNumber, result, callingTime } = said;
  const well = result === 'SUCCESS';
  return (
    <li>
      <Icon name={well ? 'check' : 'stop'} size={16} />
      <div>
        <p>
          <b>{translate(`provider.calls.${said.call}`, { _: said.call })}</b>
          {parcelNumber !== null && <span className="mono">{parcelNumber}</span>}
        </p>
        <p className="small soft">
          <time dateTime={new Date(time).toISOString()}>{moment(time)}</time>
          <span>{translate('provider.took', { ms: callingTime })}</span>
          {!well && <span>{translate(`provider.results.${result}`, { _: result })}</span>}
        </p>
      </div>
    </li>
  );
}

export function Traffic({ row: { providerId } }: { readonly row: ProviderRow }) {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: ['providers', 'traffic', providerId],
    queryFn: ({ signal }) => call(providerCalls.traffic, { providerId }, { signal }),
  });
  return (
    <section className="panel pad facts-panel provider-traffic">
      <h2>{translate('provider.traffic')}</h2>
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading rows={4} columns={2} />}
      {data && (
        <>
          <dl className="facts">
            {COUNTS.map((name) => (
              <div key={name}>
                <dt>{translate(`provider.${name}`)}</dt>
                <dd>{data[name]}</dd>
              </div>
            ))}
          </dl>
          <h3>{translate('provider.latest')}</h3>
          {data.calls.length === 0 ? (
            <p className="soft">{translate('provider.silent')}</p>
          ) : (
            <ol className="provider-calls">
              {data.calls.map((said) => (
                <Line key={said.callId} said={said} />
              ))}
            </ol>
          )}
        </>
      )}
    </section>
  );
}
