// Keyboard help, opened by "?": every key and its function.
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { useSingleKeys } from '../../engine/useSingleKeys.ts';
import { gridKeys, keys, listKeys, type Key } from './keys.ts';

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
          <dd className="row nw">
            <Pressed {...key} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Turns shortcuts of a single character off and on. */
function SingleKeys() {
  const translate = useTranslate();
  const [on, turn] = useSingleKeys();
  return (
    <FormControlLabel
      className="keys-switch"
      control={<Checkbox checked={on} onChange={(_, next) => turn(next)} />}
      label={translate('app.keys.single')}
    />
  );
}

/** Lists only what the user may use. */
export default function KeyboardHelp({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const canAccess = useCanAccess();
  const onGrid = gridKeys.filter(canAccess);
  return (
    <Dialog open onClose={onClose} aria-labelledby="keys">
      <DialogTitle id="keys">{translate('app.keys.title')}</DialogTitle>
      <DialogContent>
        <KeyList of={keys.filter(canAccess)} />
        <h3 className="keys-title">{translate('app.keys.lists')}</h3>
        <KeyList of={listKeys} />
        {onGrid.length > 0 && (
          <>
            <h3 className="keys-title">{translate('app.keys.boxes')}</h3>
            <KeyList of={onGrid} />
          </>
        )}
        <SingleKeys />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {translate('app.keys.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
