// The key of the locker's terminal: created here and shown once.
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { TERMINAL_KEY_FEATURE, terminalKeys } from '../../../contract/terminals/terminalKeys.ts';
import { call } from '../../dataProvider/call.ts';
import { knownCapabilities } from '../../dataProvider/capabilities.ts';
import { AskFirst } from '../../ui/Confirm.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useMayUse } from '../../engine/mayUse.ts';
import { useFailure } from '../../engine/useFailure.ts';
import { useOnce } from '../../ui/useOnce.ts';
import { ShownKey } from '../shared/ShownKey.tsx';

interface Props {
  readonly lockerId: number;
  readonly lockerName: string;
}

type Phase = { is: 'still' | 'asking' } | { is: 'shown'; key: string };

/** A section of its own; hidden on a server without terminal keys and for users who may not create one. */
export function TerminalKey({ lockerId, lockerName }: Props) {
  const translate = useTranslate();
  const mayUse = useMayUse();
  const tell = useFailure();
  const [phase, setPhase] = useState<Phase>({ is: 'still' });
  const { busy, once } = useOnce();
  const offered = knownCapabilities().features.includes(TERMINAL_KEY_FEATURE);
  if (!offered || !mayUse(terminalKeys.renew)) return null;
  const say = (word: string) => translate(`lockerForm.terminal.${word}`, { name: lockerName });
  const leave = () => setPhase({ is: 'still' });
  const renew = async () => {
    try {
      const { terminalKey } = await call(terminalKeys.renew, { lockerId });
      setPhase({ is: 'shown', key: terminalKey });
    } catch (error) {
      tell(error);
      leave();
    }
  };
  return (
    <fieldset className="panel pad locker-section">
      <legend>{say('title')}</legend>
      <p className="soft">{say('hint')}</p>
      <button type="button" className="btn" onClick={() => setPhase({ is: 'asking' })}>
        <Icon name="key" />
        {say('renew')}
      </button>
      {phase.is === 'asking' && (
        <AskFirst
          question={say('question')}
          consequence={say('consequence')}
          label={say('renew')}
          grave
          busy={busy}
          onDo={() => void once(renew)}
          onLeave={leave}
        />
      )}
      {phase.is === 'shown' && (
        <ShownKey
          title={say('shown')}
          secret={phase.key}
          words="lockerForm.terminal"
          onDone={leave}
        />
      )}
    </fieldset>
  );
}
