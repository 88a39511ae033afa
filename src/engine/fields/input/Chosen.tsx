// Selected values, each with a remove button.
import { useTranslate } from 'react-admin';
import { Icon } from '../../../ui/Icon.tsx';

interface Props {
  readonly names: readonly string[];
  /** Unique keys, parallel to `names`; default to the names. */
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
