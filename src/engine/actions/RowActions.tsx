// Actions on a row: a button per action with an icon, and the menu of all actions.
import { useTranslate } from 'react-admin';
import { Icon } from '../../ui/Icon.tsx';
import type { AnyRow } from '../fields/fieldType.ts';
import { useActions } from './ActionsContext.ts';

/** The button that opens the row's menu. */
export function MoreButton({ row }: { row: AnyRow }) {
  const { words, openMenu } = useActions();
  const translate = useTranslate();
  return (
    <button
      type="button"
      className="btn quiet icon-only sm"
      aria-haspopup="menu"
      aria-label={translate('engine.row.more', { name: words.nameOf(row) })}
      onClick={(event) => openMenu(event.currentTarget, row)}
    >
      <Icon name="dots" />
    </button>
  );
}

/** Buttons have the same position in every row; an unavailable one leaves a gap. */
export function RowActions({ row }: { row: AnyRow }) {
  const { resource, offered, start, words } = useActions();
  const translate = useTranslate();
  const here = offered('row', row);
  const anywhere = offered('row').filter((name) => resource.actions[name]?.icon);
  return (
    <span className="row-acts">
      {anywhere.map((name) => {
        const icon = resource.actions[name]?.icon;
        if (!icon || !here.includes(name)) return <span key={name} className="row-gap" />;
        return (
          <button
            key={name}
            type="button"
            className="btn quiet icon-only sm"
            title={words.label(name)}
            aria-label={translate('engine.row.act', {
              action: words.label(name),
              name: words.nameOf(row),
            })}
            onClick={() => start(name, [row])}
          >
            <Icon name={icon} />
          </button>
        );
      })}
      {here.length > 0 && <MoreButton row={row} />}
    </span>
  );
}
