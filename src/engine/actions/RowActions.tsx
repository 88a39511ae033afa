// Actions on a row: a button per action with an icon, and the menu of all actions.
import { IconButton } from '../../ui/IconButton.tsx';
import { useTranslate } from 'react-admin';
import type { AnyRow } from '../fields/fieldType.ts';
import { MoreButton } from './MoreButton.tsx';
import { useActions } from './useActions.ts';

/**
 * Buttons have the same position in every row; an unavailable one leaves a gap. An action and the one that undoes it
 * share a position, as a row offers only one of them.
 */
export function RowActions({ row }: { row: AnyRow }) {
  const { resource, offered, start, messages } = useActions();
  const translate = useTranslate();
  const here = offered('row', row);
  const anywhere = offered('row').filter((name) => resource.actions[name]?.icon);
  const undoOf = (name: string) => {
    const action = resource.actions[name];
    return action?.does === 'call' ? action.undo : undefined;
  };
  const shares = (name: string) => {
    const other = anywhere.find((one) => undoOf(one) === name || undoOf(name) === one);
    if (other === undefined) return false;
    return here.includes(other) || anywhere.indexOf(other) < anywhere.indexOf(name);
  };
  return (
    <span className="row-acts">
      {anywhere.map((name) => {
        const icon = resource.actions[name]?.icon;
        if (!icon || !here.includes(name))
          return shares(name) ? null : <span key={name} className="row-gap" />;
        const why = messages.refusal(name, [row]);
        return (
          <IconButton
            key={name}
            icon={icon}
            label={translate('engine.row.act', {
              action: messages.label(name),
              name: messages.nameOf(row),
            })}
            className="quiet sm"
            aria-disabled={why !== undefined || undefined}
            title={why ?? messages.label(name)}
            onClick={() => start(name, [row])}
          />
        );
      })}
      {here.length > 0 && <MoreButton row={row} />}
    </span>
  );
}
