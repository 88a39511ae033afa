// What was chosen so far, each with the way to be rid of it.
import { useTranslate } from 'react-admin';
import { Icon } from '../../Icon.tsx';

interface Props {
  readonly names: readonly string[];
  readonly onRemove: (place: number) => void;
}

export function Chosen({ names, onRemove }: Props) {
  const translate = useTranslate();
  if (names.length === 0) return null;
  return (
    <ul className="chosen">
      {names.map((name, place) => (
        <li key={name} className="badge">
          {name}
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
