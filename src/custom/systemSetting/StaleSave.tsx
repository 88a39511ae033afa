// Somebody else saved in the meantime: what is entered stays, and theirs can be taken.
import { useTranslate } from 'react-admin';
import { Icon } from '../../engine/Icon.tsx';

interface Props {
  /** The message that says so. */
  readonly words: string;
  readonly onTake: () => void;
}

export function StaleSave({ words, onTake }: Props) {
  const translate = useTranslate();
  return (
    <div className="note warn" role="alert">
      <Icon name="warn" className="ic" />
      <p className="grow">{translate(words)}</p>
      <button type="button" className="link" onClick={onTake}>
        {translate('engine.stale.takeTheirs')}
      </button>
    </div>
  );
}
