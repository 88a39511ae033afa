// A newly created key: shown once, to be copied now.
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../../ui/Icon.tsx';
import './shownKey.css';

interface Props {
  readonly title: string;
  readonly secret: string;
  /** The prefix of its messages: `once`, `copy`, `copied`, `notCopied`, `done`. */
  readonly messages: string;
  readonly onDone: () => void;
}

/** Only its button closes it: a key closed by accident would have to be created again. */
export function ShownKey({ title, secret, messages, onDone }: Props) {
  const translate = useTranslate();
  const heading = useId();
  const once = useId();
  const say = (word: string) => translate(`${messages}.${word}`);
  const copy = useMutation({ mutationFn: async () => navigator.clipboard.writeText(secret) });
  return (
    <Dialog open className="act-dialog" aria-labelledby={heading} aria-describedby={once}>
      <h2 id={heading}>{title}</h2>
      <p id={once}>{say('once')}</p>
      <code className="mono shown-key well break">{secret}</code>
      <p role="status" className="soft">
        {copy.isError && say('notCopied')}
      </p>
      <DialogActions>
        <Button onClick={onDone}>{say('done')}</Button>
        <Button variant="contained" onClick={() => copy.mutate()}>
          <Icon name={copy.isSuccess ? 'check' : 'copy'} />
          <span aria-live="polite">{say(copy.isSuccess ? 'copied' : 'copy')}</span>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
