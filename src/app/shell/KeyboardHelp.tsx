// Keyboard help, opened by "?": every key and its function.
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { useMayUse } from '../../engine/mayUse.ts';
import { gridKeys, keys, type Key } from './keys.ts';

function Pressed({ press, together = false }: Key) {
  const translate = useTranslate();
  return press.map((letter, place) => (
    <Fragment key={letter}>
      {place > 0 && (
        <span className="soft small"> {together ? '+' : translate('app.keys.then')} </span>
      )}
      <kbd className="kbd">{letter}</kbd>
    </Fragment>
  ));
}

function KeyList({ of }: { readonly of: readonly Key[] }) {
  const translate = useTranslate();
  return (
    <dl className="keys">
      {of.map((key) => (
        <div key={key.does}>
          <dt>{translate(key.does)}</dt>
          <dd>
            <Pressed {...key} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Lists only what the user may use. */
export function KeyboardHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  const translate = useTranslate();
  const mayUse = useMayUse();
  const onGrid = gridKeys.filter(mayUse);
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby="keys">
      <DialogTitle id="keys">{translate('app.keys.title')}</DialogTitle>
      <DialogContent>
        <KeyList of={keys.filter(mayUse)} />
        {onGrid.length > 0 && (
          <>
            <h3 className="keys-title">{translate('app.keys.boxes')}</h3>
            <KeyList of={onGrid} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <button type="button" className="btn primary" onClick={onClose}>
          {translate('app.keys.close')}
        </button>
      </DialogActions>
    </Dialog>
  );
}
