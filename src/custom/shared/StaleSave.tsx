// A refused stale save: who saved, what differs, and the choice of which version to keep.
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Icon } from '../../ui/Icon.tsx';
import './staleSave.css';

/** A value that differs between the saved and the entered version, as text. */
export interface Differing {
  readonly field: string;
  readonly theirs: string;
  readonly mine: string;
}

interface Props {
  /** The message, filled with `who`. */
  readonly messages: string;
  readonly who: string | undefined;
  readonly differing: readonly Differing[];
  /** Continues with the saved version, or overwrites it with the entered one. */
  readonly form: Readonly<Record<'takeTheirs' | 'saveMine', () => void>> & { saving: boolean };
}

export function StaleSave({ messages, who, differing, form }: Props) {
  const translate = useTranslate();
  return (
    <div className="note warn" role="alert">
      <Icon name="warn" className="ic" />
      <div className="grow staleSave">
        <p>{translate(messages, { who: who ?? translate('engine.stale.somebody') })}</p>
        {differing.length > 0 && (
          <ul>
            {differing.map(({ field, theirs, mine }) => (
              <li key={field}>{translate('staleSave.differs', { field, theirs, mine })}</li>
            ))}
          </ul>
        )}
        <p className="row">
          <Button aria-disabled={form.saving} onClick={form.saveMine}>
            {translate('staleSave.mine')}
          </Button>
          <Button aria-disabled={form.saving} onClick={form.takeTheirs}>
            {translate('engine.stale.takeTheirs')}
          </Button>
        </p>
      </div>
    </div>
  );
}
