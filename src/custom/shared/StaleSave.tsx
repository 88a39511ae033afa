// A stale save is refused with what changed: who saved, what differs, and whether theirs or one's own is kept.
import { useTranslate } from 'react-admin';
import { Icon } from '../../ui/Icon.tsx';
import './staleSave.css';

/** One value in which what is saved differs from what is entered, in words. */
export interface Differing {
  readonly field: string;
  readonly theirs: string;
  readonly mine: string;
}

interface Props {
  /** The message that says so; filled with `who`. */
  readonly words: string;
  readonly who: string | undefined;
  readonly differing: readonly Differing[];
  readonly saving: boolean;
  /** Goes on from what is saved. */
  readonly onTake: () => void;
  /** Saves what is entered over it. */
  readonly onMine: () => void;
}

export function StaleSave({ words, who, differing, saving, onTake, onMine }: Props) {
  const translate = useTranslate();
  return (
    <div className="note warn" role="alert">
      <Icon name="warn" className="ic" />
      <div className="grow staleSave">
        <p>{translate(words, { who: who ?? translate('engine.stale.somebody') })}</p>
        {differing.length > 0 && (
          <ul>
            {differing.map(({ field, theirs, mine }) => (
              <li key={field}>{translate('staleSave.differs', { field, theirs, mine })}</li>
            ))}
          </ul>
        )}
        <p className="row">
          <button type="button" className="btn" aria-disabled={saving} onClick={onMine}>
            {translate('staleSave.mine')}
          </button>
          <button type="button" className="btn" aria-disabled={saving} onClick={onTake}>
            {translate('engine.stale.takeTheirs')}
          </button>
        </p>
      </div>
    </div>
  );
}
