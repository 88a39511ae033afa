// The key of a provider's computers: since when it is valid, and a new one, which is shown once.
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { providerCalls, type ProviderRow } from '../../../contract/people/providers.ts';
import { call } from '../../dataProvider/call.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { moment } from '../../engine/fields/clock.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { useFailure } from '../../engine/useFailure.ts';
import { useOnce } from '../../ui/useOnce.ts';
import { ShownKey } from '../shared/ShownKey.tsx';

type Phase = { is: 'still' | 'asking' } | { is: 'shown'; key: string };

/** Requests a new key and reports a failure. */
function useRenewing({ providerId }: ProviderRow) {
  const showError = useFailure();
  const refresh = useRefresh();
  const [phase, setPhase] = useState<Phase>({ is: 'still' });
  const { busy, once } = useOnce();
  const attempt = async () => {
    try {
      const { requestorKey } = await call(providerCalls.renewKey, { providerId });
      setPhase({ is: 'shown', key: requestorKey });
    } catch (error) {
      showError(error);
      setPhase({ is: 'still' });
    }
  };
  const renew = () => once(attempt);
  /** After the refetch the page shows since when the key is valid. */
  const done = () => {
    setPhase({ is: 'still' });
    refresh();
  };
  return { phase, setPhase, busy, renew, done };
}

export function RequestorKey({ row }: { readonly row: ProviderRow }) {
  const translate = useTranslate();
  const canAccess = useCanAccess();
  const { phase, setPhase, busy, renew, done } = useRenewing(row);
  const { requestorKeyTime, providerName: name } = row;
  const say = (word: string) => translate(`provider.key.${word}`, { name });
  return (
    <section className="panel pad provider-key">
      <h2>{say('title')}</h2>
      <p className="line">
        <Icon name="key" />
        {requestorKeyTime == null
          ? say('none')
          : translate('provider.key.since', { time: moment(requestorKeyTime) })}
      </p>
      <p className="soft">{say('hint')}</p>
      {canAccess(providerCalls.renewKey) && (
        <Button onClick={() => setPhase({ is: 'asking' })}>{say('renew')}</Button>
      )}
      {phase.is === 'asking' && (
        <ConfirmDialog
          question={say('question')}
          consequence={say(requestorKeyTime == null ? 'first' : 'consequence')}
          label={say('renew')}
          grave={requestorKeyTime != null}
          busy={busy}
          onDo={() => void renew()}
          onLeave={() => setPhase({ is: 'still' })}
        />
      )}
      {phase.is === 'shown' && (
        <ShownKey title={say('shown')} secret={phase.key} messages="provider.key" onDone={done} />
      )}
    </section>
  );
}
