// A terminal key on the screen: to be copied now, for nobody can show it again.
import Dialog from '@mui/material/Dialog';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../../engine/Icon.tsx';

interface Props {
  readonly title: string;
  readonly terminalKey: string;
  readonly onDone: () => void;
}

/** Only its button closes it: a key that went away by a slip would have to be made anew. */
export function ShownKey({ title, terminalKey, onDone }: Props) {
  const translate = useTranslate();
  const heading = useId();
  const once = useId();
  const [copied, setCopied] = useState<boolean>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(terminalKey);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  const word = copied === true ? 'copied' : 'copy';
  return (
    <Dialog open className="act-dialog" aria-labelledby={heading} aria-describedby={once}>
      <h2 id={heading}>{title}</h2>
      <p id={once}>{translate('lockerForm.terminal.once')}</p>
      <code className="mono terminal-key">{terminalKey}</code>
      <p role="status" className="soft">
        {copied === false && translate('lockerForm.terminal.notCopied')}
      </p>
      <footer>
        <button type="button" className="btn" onClick={onDone}>
          {translate('lockerForm.terminal.done')}
        </button>
        <button type="button" className="btn primary" onClick={() => void copy()}>
          <Icon name={copied === true ? 'check' : 'copy'} />
          <span aria-live="polite">{translate(`lockerForm.terminal.${word}`)}</span>
        </button>
      </footer>
    </Dialog>
  );
}
