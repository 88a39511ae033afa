// Creates a new key on a button: asks first, then shows the key once.
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Icon } from '../../ui/Icon.tsx';
import { ShownKey } from './ShownKey.tsx';
import { useQuestion } from './useQuestion.tsx';

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
  // A key is forgotten with its dialog.
  const { mutateAsync: run, data: key, reset } = useMutation({ mutationFn: create, gcTime: 0 });
  const { ask, dialog } = useQuestion(() => undefined);
  const say = (word: string) => translate(`${messages}.${word}`, { name });
  const renew = () =>
    ask({
      question: say('question'),
      consequence: say(first ? 'first' : 'consequence'),
      label: say('renew'),
      grave: !first,
      run,
    });
  const done = () => {
    reset();
    onDone?.();
  };
  return (
    <>
      <Button startIcon={<Icon name="key" />} onClick={renew}>
        {say('renew')}
      </Button>
      {dialog}
      {key !== undefined && (
        <ShownKey title={say('shown')} secret={key} messages={messages} onDone={done} />
      )}
    </>
  );
}
