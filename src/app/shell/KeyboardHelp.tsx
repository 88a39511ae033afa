// The help that "?" opens: every key and what it does.
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { useMayUse } from '../../engine/mayUse.ts';
import { keys, type Key } from './keys.ts';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

function Pressed({ press }: Pick<Key, 'press'>) {
  const translate = useTranslate();
  return press.map((letter, place) => (
    <Fragment key={letter}>
      {place > 0 && <span className="soft small"> {translate('app.keys.then')} </span>}
      <kbd className="kbd">{letter}</kbd>
    </Fragment>
  ));
}

/** Only what may be used is listed. */
export function KeyboardHelp({ open, onClose }: Props) {
  const translate = useTranslate();
  const mayUse = useMayUse();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby="keys">
      <DialogTitle id="keys">{translate('app.keys.title')}</DialogTitle>
      <DialogContent>
        <dl className="keys">
          {keys.filter(mayUse).map((key) => (
            <div key={key.does}>
              <dt>{translate(key.does)}</dt>
              <dd>
                <Pressed press={key.press} />
              </dd>
            </div>
          ))}
        </dl>
      </DialogContent>
      <DialogActions>
        <button type="button" className="btn primary" onClick={onClose}>
          {translate('app.keys.close')}
        </button>
      </DialogActions>
    </Dialog>
  );
}
