// Confirms a cancellation or resumption: what is affected, and what follows.
import Dialog from '@mui/material/Dialog';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../../ui/Icon.tsx';
import type { Action } from './useAction.ts';

export function ConfirmAction({ action }: { readonly action: Action }) {
  const translate = useTranslate();
  const heading = useId();
  const { wanted, busy, leave, run } = action;
  if (!wanted) return null;
  const { words, name, count } = wanted;
  const grave = words !== 'resume';
  const say = (key: string) =>
    translate(`deployment.${words}.${key}`, { name, smart_count: count });
  return (
    <Dialog
      open
      onClose={busy ? undefined : leave}
      aria-labelledby={heading}
      className="act-dialog"
    >
      <h2 id={heading} className={grave ? 'line alarmed' : 'line'}>
        {grave && <Icon name="warn" size={20} />}
        {say('question')}
      </h2>
      <p>{say('consequence')}</p>
      <footer>
        <button type="button" className="btn" disabled={busy} onClick={leave}>
          {translate(grave ? 'deployment.keep' : 'ra.action.cancel')}
        </button>
        <button
          type="button"
          className={grave ? 'btn danger' : 'btn primary'}
          disabled={busy}
          onClick={() => void run()}
        >
          {say('yes')}
        </button>
      </footer>
    </Dialog>
  );
}
