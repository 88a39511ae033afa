// Unsaved changes: lists what would be lost.
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { useTranslate } from 'react-admin';
import type { Leaving } from './useLeaving.ts';

interface Props {
  /** Undefined while nothing is to be decided. */
  readonly leaving: Leaving | undefined;
  readonly resourceName: string;
  /** The record's name; empty for a new one. */
  readonly name: string;
  readonly changed: readonly string[];
}

export function LeavingDialog({ leaving, resourceName, name, changed }: Props) {
  const translate = useTranslate();
  if (!leaving) return null;
  const count = changed.length;
  const labels = changed.map((field) => translate(`resources.${resourceName}.fields.${field}`));
  const [before, after] = translate(name ? 'engine.leave.named' : 'engine.leave.unnamed', {
    name: '\u0000',
    fields: labels.join(translate('engine.filter.comma')),
    smart_count: count,
  }).split('\u0000');
  return (
    <DialogFrame title={translate('engine.leave.title')} onLeave={leaving.stay}>
      <p>
        {before}
        {name && <b>{name}</b>}
        {after}
      </p>
      <DialogActions>
        <Button color="error" className="first" onClick={leaving.discard}>
          {translate('engine.leave.discard', { smart_count: count })}
        </Button>
        <Button onClick={leaving.stay}>{translate('engine.leave.stay')}</Button>
        <Button variant="contained" onClick={leaving.saveAndLeave}>
          {translate('engine.leave.save')}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
