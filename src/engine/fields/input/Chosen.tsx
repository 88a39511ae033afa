// What was chosen so far, each with the way to be rid of it.
import { useTranslate } from 'react-admin';
import { Icon } from '../../../ui/Icon.tsx';

interface Props {
  readonly names: readonly string[];
  /** What tells them apart, as long as `names`; the names themselves unless given. */
  readonly keys?: readonly (string | number)[];
  readonly onRemove: (place: number) => void;
}

export function Chosen({ names, keys = names, onRemove }: Props) {
  const translate = useTranslate();
  if (names.length === 0) return null;
  return (
    <ul className="chosen">
      {names.map((name, place) => (
        <li key={keys[place]} className="badge">
          {name === '' ? <span className="name-waits" aria-busy="true" /> : name}
          <button
            type="button"
            className="chosen-cross"
            aria-label={translate('engine.form.removeOne', { name })}
            onClick={() => onRemove(place)}
          >
            <Icon name="cross" size={12} />
          </button>
        </li>
      ))}
    </ul>
  );
}
