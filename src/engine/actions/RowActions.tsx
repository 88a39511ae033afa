// Actions on a row: a button per action with an icon, and the menu of all actions.
import { IconButton } from '../../ui/IconButton.tsx';
import { useTranslate } from 'react-admin';
import type { AnyRow } from '../fields/fieldType.ts';
import { useActions } from './ActionsContext.ts';

/** The button that opens the row's menu. */
export function MoreButton({ row }: { row: AnyRow }) {
  const { words, openMenu } = useActions();
  const translate = useTranslate();
  return (
    <IconButton
      icon="dots"
      label={translate('engine.row.more', { name: words.nameOf(row) })}
      className="quiet sm"
      aria-haspopup="menu"
      onClick={(event) => openMenu(event.currentTarget, row)}
    />
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
          <IconButton
            key={name}
            icon={icon}
            label={translate('engine.row.act', {
              action: words.label(name),
              name: words.nameOf(row),
            })}
            className="quiet sm"
            title={words.label(name)}
            onClick={() => start(name, [row])}
          />
        );
      })}
      {here.length > 0 && <MoreButton row={row} />}
    </span>
  );
}
