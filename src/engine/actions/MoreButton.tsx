// The button that opens a row's menu of all actions.
import { IconButton } from '../../ui/IconButton.tsx';
import { useTranslate } from 'react-admin';
import type { AnyRow } from '../fields/fieldType.ts';
import { useActions } from './useActions.ts';

export function MoreButton({ row }: { row: AnyRow }) {
  const { messages, openMenu } = useActions();
  const translate = useTranslate();
  return (
    <IconButton
      icon="dots"
      label={translate('engine.row.more', { name: messages.nameOf(row) })}
      className="quiet sm"
      aria-haspopup="menu"
      onClick={(event) => openMenu(event.currentTarget, row)}
    />
  );
}
