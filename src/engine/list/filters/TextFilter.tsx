// Text filter: applied after a pause in typing, at once on Enter.
import { useTranslate } from 'react-admin';
import { Icon } from '../../../ui/Icon.tsx';
import { useTyped } from './useTyped.ts';

interface Props {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** The first filter of a bar has the search icon. */
  first?: boolean;
}

export function TextFilter({ label, value, onChange, first = false }: Props) {
  const { typed, type, settle } = useTyped(value, onChange);
  const translate = useTranslate();
  return (
    <div className={first ? 'find first' : 'find'}>
      {first && <Icon name="search" />}
      <input
        type="text"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && settle(typed)}
      />
      {typed !== '' && (
        <button
          type="button"
          className="find-clear"
          aria-label={translate('engine.filter.clearOne', { name: label })}
          onClick={() => settle('')}
        >
          <Icon name="cross" />
        </button>
      )}
    </div>
  );
}
