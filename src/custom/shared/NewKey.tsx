// Creates a new key on a button: asks first, then shows the key once.
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFailure } from '../../engine/useFailure.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useOnce } from '../../ui/useOnce.ts';
import { ShownKey } from './ShownKey.tsx';

interface Props {
  /** Returns the new key. */
  readonly create: () => Promise<string>;
  /** The prefix of its messages: `renew`, `question`, `consequence`, `first`, and those of ShownKey. */
  readonly messages: string;
  /** Whose key it is. */
  readonly name: string;
  /** There is no key yet that stops working. */
  readonly first?: boolean;
  readonly onDone?: () => void;
}

type Phase = { readonly is: 'still' | 'confirming' } | { readonly is: 'created'; key: string };

export function NewKey({ create, messages, name, first = false, onDone }: Props) {
  const translate = useTranslate();
  const showError = useFailure();
  const { busy, once } = useOnce();
  const [phase, setPhase] = useState<Phase>({ is: 'still' });
  const say = (word: string) => translate(`${messages}.${word}`, { name });
  const leave = () => setPhase({ is: 'still' });
  const renew = async () => {
    try {
      setPhase({ is: 'created', key: await create() });
    } catch (error) {
      showError(error);
      leave();
    }
  };
  const done = () => {
    leave();
    onDone?.();
  };
  return (
    <>
      <Button startIcon={<Icon name="key" />} onClick={() => setPhase({ is: 'confirming' })}>
        {say('renew')}
      </Button>
      {phase.is === 'confirming' && (
        <ConfirmDialog
          question={say('question')}
          consequence={say(first ? 'first' : 'consequence')}
          label={say('renew')}
          grave={!first}
          busy={busy}
          onDo={() => void once(renew)}
          onLeave={leave}
        />
      )}
      {phase.is === 'created' && (
        <ShownKey title={say('shown')} secret={phase.key} messages={messages} onDone={done} />
      )}
    </>
  );
}
