// Shown below a provider's facts: its requestor key, open parcels, and latest requests.
import {
  providerCalls,
  type ProviderRow,
  type ProviderCall,
} from '../../../contract/people/providers.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { useTranslate, useRefresh } from 'react-admin';
import { useCall } from '../../engine/useCall.ts';
import { Fact } from '../../ui/Fact.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { moment } from '../../engine/fields/clock.ts';
import { Time } from '../../engine/fields/Time.tsx';
import { Pending } from '../shared/Pending.tsx';
import { call } from '../../dataProvider/call.ts';
import { NewKey } from '../shared/NewKey.tsx';
import '../../ui/controls.css';
import '../../engine/show.css';
import './provider.css';

/** Since when the key of its computers is valid, and a new one, which is shown once. */
function RequestorKey({ row }: { readonly row: ProviderRow }) {
  const translate = useTranslate();
  const canAccess = useCanAccess();
  const refresh = useRefresh();
  const { providerId, requestorKeyTime, providerName } = row;
  return (
    <section className="panel pad provider-key stack-12">
      <h2>{translate('provider.key.title')}</h2>
      <p className="line">
        <Icon name="key" />
        {requestorKeyTime == null
          ? translate('provider.key.none')
          : translate('provider.key.since', { time: moment(requestorKeyTime) })}
      </p>
      <p className="soft">{translate('provider.key.hint')}</p>
      {canAccess(providerCalls.renewKey) && (
        <NewKey
          create={async () => (await call(providerCalls.renewKey, { providerId })).requestorKey}
          messages="provider.key"
          name={providerName}
          first={requestorKeyTime == null}
          // The page then shows since when the key is valid.
          onDone={refresh}
        />
      )}
    </section>
  );
}

const COUNTS = ['announcedCount', 'livingCount', 'agentCount'] as const;

function Line({ line }: { readonly line: ProviderCall }) {
  const translate = useTranslate();
  const { time, parcelNumber, result, callingTime } = line;
  const well = result === 'SUCCESS';
  return (
    <li>
      <Icon name={well ? 'check' : 'stop'} size={16} />
      <div>
        <p>
          <b>{translate(`provider.calls.${line.call}`, { _: line.call })}</b>
          {parcelNumber !== null && <span className="mono">{parcelNumber}</span>}
        </p>
        <p className="small soft">
          <Time at={time} />
          <span>{translate('provider.took', { ms: callingTime })}</span>
          {!well && <span>{translate(`provider.results.${result}`, { _: result })}</span>}
        </p>
      </div>
    </li>
  );
}

function Traffic({ row: { providerId } }: { readonly row: ProviderRow }) {
  const translate = useTranslate();
  const { data, error, refetch } = useCall(
    ['providers', 'traffic', providerId],
    providerCalls.traffic,
    { providerId },
  );
  return (
    <section className="panel pad facts-panel provider-traffic">
      <h2>{translate('provider.traffic')}</h2>
      <Pending query={{ data, error, refetch }} rows={4} columns={2} />
      {data && (
        <>
          <dl className="facts stack-8">
            {COUNTS.map((name) => (
              <Fact key={name} label={`provider.${name}`}>
                {data[name]}
              </Fact>
            ))}
          </dl>
          <h3>{translate('provider.latest')}</h3>
          {data.calls.length === 0 ? (
            <p className="soft">{translate('provider.silent')}</p>
          ) : (
            <ol className="provider-calls">
              {data.calls.map((line) => (
                <Line key={line.callId} line={line} />
              ))}
            </ol>
          )}
        </>
      )}
    </section>
  );
}

/** Nothing on a server without keys, or for users who may only select providers. */
export default function ProviderPage({ row }: { readonly row: ProviderRow }) {
  if (!useCanAccess()(providerCalls.traffic)) return null;
  return (
    <>
      <RequestorKey row={row} />
      <Traffic row={row} />
    </>
  );
}
