// The actions on boxes while none is selected: how to select, and buttons that ask for a box (R5.1).
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';
import { Icon } from '../../ui/Icon.tsx';
import { usePhone } from '../../engine/usePhone.ts';
import { useSelected, type Selection } from '../shared/DoorGrid/selection.ts';
import { usePermittedActions } from './Dock.tsx';
import { MenuButton } from './PhoneDockActions.tsx';

/**
 * In the row of tabs, so that nothing covers the boxes before the dock is needed. With a selection it keeps its space: the
 * boxes must not move under a drag.
 */
export function NoneSelected({ selection }: { selection: Selection }) {
  const translate = useTranslate();
  const notify = useNotify();
  const phone = usePhone();
  const permitted = usePermittedActions();
  const none = useSelected(selection).size === 0;
  if (permitted.length === 0) return null;
  const label = translate('boxInfo.dock.label');
  const entries = permitted.map(({ action, icon }) => ({
    icon,
    words: translate(`boxInfo.actions.${action}`),
    run: () => notify('boxInfo.faults.selectBox', { type: 'warning' }),
  }));
  return (
    <div
      className="noneSelected"
      role="toolbar"
      aria-label={label}
      style={{ visibility: none ? undefined : 'hidden' }}
    >
      <span className="small soft howTo">
        <span className="byMouse">
          <b>{translate('boxInfo.dock.none')}</b> {translate('boxInfo.dock.hint')}
        </span>
        <span className="byTouch">{translate('boxInfo.dock.hintTouch')}</span>
      </span>
      {phone ? (
        <MenuButton label={label} entries={entries} icon />
      ) : (
        <span className="line">
          {entries.map(({ icon, words, run }) => (
            <Button key={words} variant="text" size="small" onClick={run}>
              {icon && <Icon name={icon} />}
              {words}
            </Button>
          ))}
        </span>
      )}
    </div>
  );
}
