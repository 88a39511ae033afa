// No-match state: names the filter and offers to clear it.
import { useTranslate } from 'react-admin';
import { StatePanel } from './StatePanel.tsx';

interface Props {
  /** e.g. `No locker matches “Kyren”`. */
  readonly title: string;
  /** The filter as text, e.g. `locker name “Kyren”, situation Offline`. */
  readonly filter: string;
  readonly onClear: () => void;
}

/** A list whose filter matches nothing. */
export function NoMatch({ title, filter, onClear }: Props) {
  const translate = useTranslate();
  const clear = (
    <button type="button" className="btn" onClick={onClear}>
      {translate('app.empty.clearFilter')}
    </button>
  );
  return (
    <StatePanel icon="search" title={title} actions={clear} role="status">
      {translate('app.empty.filter', { filter })}
    </StatePanel>
  );
}
