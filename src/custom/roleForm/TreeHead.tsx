// Above the tree: the number of selected permissions, a search, and a filter.
import { useTranslate } from 'react-admin';
import { Icon } from '../../ui/Icon.tsx';
import { VIEWS, type View } from './tree.ts';

interface Props {
  readonly count: number;
  readonly all: number;
  readonly text: string;
  readonly view: View;
  readonly onText: (text: string) => void;
  readonly onView: (view: View) => void;
}

export function TreeHead({ count, all, text, view, onText, onView }: Props) {
  const translate = useTranslate();
  return (
    <header className="roleTreeHead">
      <h2 id="rolePermissions">{translate('roleForm.tree.title')}</h2>
      <span className="soft grow" role="status">
        {all > 0 && translate('roleForm.tree.count', { chosen: count, all })}
      </span>
      <label className="roleSearch">
        <span className="unseen">{translate('roleForm.tree.search')}</span>
        <Icon name="search" />
        <input
          type="search"
          className="inp"
          placeholder={translate('roleForm.tree.search')}
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
      </label>
      <div className="seg" role="group" aria-label={translate('roleForm.tree.view')}>
        {VIEWS.map((one) => (
          <button key={one} type="button" aria-pressed={view === one} onClick={() => onView(one)}>
            {translate(`roleForm.tree.${one}`)}
          </button>
        ))}
      </div>
    </header>
  );
}
