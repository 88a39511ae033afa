// Creates a new key on a button: asks first, then shows the key once.
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFailure } from '../../engine/useFailure.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
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

export function NewKey({ create, messages, name, first = false, onDone }: Props) {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const leave = () => setIsOpen(false);
  const showError = useFailure();
  const onError = (error: unknown) => {
    showError(error);
    leave();
  };
  const renewal = useMutation({ mutationFn: create, onSuccess: leave, onError });
  const say = (word: string) => translate(`${messages}.${word}`, { name });
  const done = () => {
    renewal.reset();
    onDone?.();
  };
  return (
    <>
      <Button startIcon={<Icon name="key" />} onClick={() => setIsOpen(true)}>
        {say('renew')}
      </Button>
      {isOpen && (
        <ConfirmDialog
          question={say('question')}
          consequence={say(first ? 'first' : 'consequence')}
          label={say('renew')}
          grave={!first}
          busy={renewal.isPending}
          onDo={renewal.mutate}
          onLeave={leave}
        />
      )}
      {renewal.data !== undefined && (
        <ShownKey title={say('shown')} secret={renewal.data} messages={messages} onDone={done} />
      )}
    </>
  );
}
