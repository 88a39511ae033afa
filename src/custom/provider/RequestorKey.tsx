// The key of a provider's computers: since when it is valid, and a new one, which is shown once.
import { useRefresh, useTranslate } from 'react-admin';
import { providerCalls, type ProviderRow } from '../../../contract/people/providers.ts';
import { call } from '../../dataProvider/call.ts';
import { Icon } from '../../ui/Icon.tsx';
import { moment } from '../../engine/fields/clock.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { NewKey } from '../shared/NewKey.tsx';

export function RequestorKey({ row }: { readonly row: ProviderRow }) {
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
