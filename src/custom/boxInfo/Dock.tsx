// The dock below the grid: the number of selected boxes, the actions, and why one is unavailable.
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { boxes as boxCalls } from '../../../contract/boxes/boxes.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { CHANGE_CALLS, type Change } from './changes.ts';
import { errorMessages } from './errors.ts';
import { PhoneDockActions } from './PhoneDockActions.tsx';
import type { BoxWay } from './useBoxWays.tsx';
import { keepToastsClear } from '../../ui/toastOffset.ts';
import { standingError, type DockActions } from './useDock.ts';

interface DockProps {
  actions: DockActions;
  /** How many boxes are selected. */
  count: number;
  onClear: () => void;
  /** Links for a single selected box. */
  ways: readonly BoxWay[];
}

/** An action as the dock offers it. */
export interface DockAct {
  action: Change | 'remoteOpen';
  icon: IconName | null;
  off: boolean;
  run: () => void;
}

const ACTS: { action: Change | 'remoteOpen'; icon: IconName | null }[] = [
  { action: 'available', icon: null },
  { action: 'lock', icon: 'lock' },
  { action: 'bottom', icon: 'access' },
  { action: 'remoteOpen', icon: 'unlock' },
];

/** The actions the role permits. */
export function usePermittedActions(): typeof ACTS {
  const canAccess = useCanAccess();
  const callOf = (action: DockAct['action']) =>
    action === 'remoteOpen' ? boxCalls.remoteOpen : CHANGE_CALLS[action];
  return ACTS.filter(({ action }) => canAccess(callOf(action)));
}

/** An action that is currently refused is shown as disabled and explains why when pressed. */
function useShownActions(actions: DockActions): DockAct[] {
  return usePermittedActions().map(({ action, icon }) => ({
    action,
    icon,
    off: actions.busy || actions.errorOf(action) !== undefined,
    run: action === 'remoteOpen' ? actions.unlock : () => void actions.change(action),
  }));
}

function Reason({ actions, shown }: { actions: DockActions; shown: readonly DockAct[] }) {
  const translate = useTranslate();
  const fault = standingError(
    actions,
    shown.map(({ action }) => action),
  );
  if (!fault) return null;
  const { what, why } = errorMessages(fault, translate);
  return (
    <span className="line small reason" role="status">
      <Icon name="info" />
      <span>
        {what && <b>{what}</b>}
        <span className="soft">{why}</span>
      </span>
    </span>
  );
}

function ActionButton({ action, icon, off, run }: DockAct) {
  const translate = useTranslate();
  return (
    <Button
      variant={action === 'remoteOpen' ? 'contained' : 'outlined'}
      color={action === 'remoteOpen' ? 'error' : 'primary'}
      aria-disabled={off || undefined}
      onClick={run}
    >
      {icon && <Icon name={icon} />}
      {translate(`boxInfo.actions.${action}`)}
    </Button>
  );
}

/** The dock of a selection; without one, the actions are in the row of tabs (see NoneSelected). */
export function Dock({ actions, count, onClear, ways }: DockProps) {
  const translate = useTranslate();
  const shown = useShownActions(actions);
  const words = (key: string) => translate(key, { smart_count: count });
  return (
    <div
      className="dock"
      ref={keepToastsClear}
      role="toolbar"
      aria-label={translate('boxInfo.dock.label')}
    >
      <b className="chosen" role="status">
        <span className="wide">{words('boxInfo.dock.selected')}</span>
        <span className="narrow">{words('boxInfo.dock.selectedShort')}</span>
      </b>
      <Reason actions={actions} shown={shown} />
      <span className="grow" />
      <span className="line wide">
        {ways.map(({ key, icon, words, run }) => (
          <Button key={key} variant="text" startIcon={<Icon name={icon} />} onClick={run}>
            {words}
          </Button>
        ))}
        {shown.map((action) => (
          <ActionButton key={action.action} {...action} />
        ))}
      </span>
      <PhoneDockActions shown={shown} onClear={onClear} ways={ways} />
      <IconButton aria-label={translate('boxInfo.dock.clear')} className="wide" onClick={onClear}>
        <Icon name="cross" />
      </IconButton>
    </div>
  );
}
