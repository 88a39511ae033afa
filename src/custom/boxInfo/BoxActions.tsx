// The actions on the selected boxes: the reason and the remote unlock, the states, and why one is unavailable.
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { boxes as boxCalls, type Box } from '../../../contract/boxes/boxes.ts';
import { useEntered } from '../../engine/form/useEntered.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { keyOf } from '../shared/DoorGrid/gridBox.ts';
import type { Selection } from '../shared/DoorGrid/useSelected.ts';
import { UnlockReason } from '../shared/remoteUnlock/UnlockReason.tsx';
import { needsReason } from '../shared/remoteUnlock/useUnlock.ts';
import { CHANGE_CALLS, type Change } from './changes.ts';
import { errorMessages, type ActionError } from './errors.ts';
import type { BoxActionsState } from './useBoxActions.ts';
import type { BoxWay } from './useBoxWays.tsx';

const CHANGES: { change: Change; icon: IconName }[] = [
  { change: 'available', icon: 'check' },
  { change: 'lock', icon: 'lock' },
  { change: 'bottom', icon: 'access' },
];

interface Props {
  readonly actions: BoxActionsState;
  /** The selected boxes. */
  readonly boxes: readonly Box[];
  readonly selection: Selection;
  /** Links for a single selected box. */
  readonly ways: readonly BoxWay[];
}

function Note({ what, why }: { what?: string; why: string }) {
  return (
    <p className="small note-line" role="status">
      <Icon name="info" />
      <span>
        {what && <b>{what}</b>} <span className="soft">{why}</span>
      </span>
    </p>
  );
}

/** The reason belongs to these boxes: other ones need their own. */
function Unlock({ actions, boxes }: Pick<Props, 'actions' | 'boxes'>) {
  const translate = useTranslate();
  const ids = boxes.map(keyOf).join();
  const [reason, setReason] = useEntered(`boxReason ${ids}`, '');
  const refused = actions.errorOf('remoteOpen') !== undefined;
  const asks = needsReason() && boxes.length > 0;
  const lacks = asks && reason.trim() === '';
  return (
    <>
      {asks && <UnlockReason value={reason} onChange={setReason} />}
      <Button
        startIcon={<Icon name="unlock" />}
        aria-disabled={refused || lacks || undefined}
        onClick={() => actions.unlock(reason.trim())}
      >
        {translate('boxInfo.actions.remoteOpen')}
      </Button>
      {lacks && !refused && <Note why={translate('remoteUnlock.reasonFirst')} />}
    </>
  );
}

/** What one of several boxes forbids is possible once it is left out. */
function LeaveOut({
  error,
  boxes,
  selection,
}: Pick<Props, 'boxes' | 'selection'> & { error: ActionError }) {
  const translate = useTranslate();
  const out = 'boxes' in error ? error.boxes : [];
  if (out.length === 0 || out.length === boxes.length) return null;
  const left = boxes.filter((box) => !out.includes(box));
  return (
    <Button onClick={() => selection.choose(left.map(keyOf))}>
      {translate('boxInfo.panel.leaveOut', {
        names: out.map(({ name }) => name).join(translate('boxes.comma')),
      })}
    </Button>
  );
}

/** An action that is refused stays, with the reason below it and as a message when it is pressed. */
export function BoxActions({ actions, boxes, selection, ways }: Props) {
  const translate = useTranslate();
  const canAccess = useCanAccess();
  const changes = CHANGES.filter(({ change }) => canAccess(CHANGE_CALLS[change]));
  const opens = canAccess(boxCalls.remoteOpen);
  const error =
    changes.map(({ change }) => actions.errorOf(change)).find(Boolean) ??
    (opens ? actions.errorOf('remoteOpen') : undefined);
  return (
    <div className="boxActions stack-8">
      {opens && <Unlock key={boxes.map(keyOf).join()} actions={actions} boxes={boxes} />}
      {changes.length > 0 && (
        <div className="states">
          {changes.map(({ change, icon }) => (
            <Button
              key={change}
              startIcon={<Icon name={icon} />}
              aria-disabled={actions.busy || actions.errorOf(change) !== undefined || undefined}
              onClick={() => void actions.change(change)}
            >
              {translate(`boxInfo.actions.${change}`)}
            </Button>
          ))}
        </div>
      )}
      {error && <Note {...errorMessages(error, translate)} />}
      {error && <LeaveOut error={error} boxes={boxes} selection={selection} />}
      {ways.length > 0 && (
        <div className="ways">
          {ways.map(({ key, icon, label, run }) => (
            <Button key={key} variant="text" startIcon={<Icon name={icon} />} onClick={run}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
