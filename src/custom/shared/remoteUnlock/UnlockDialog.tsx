// The dialogs of a remote unlock: the reason and the confirmation, then the progress.
import Button from '@mui/material/Button';
import type { LockerInfo } from '../../../../contract/lockers/lockers.ts';
import DialogActions from '@mui/material/DialogActions';
import { useTranslate } from 'react-admin';
import type { Box, BoxOrder } from '../../../../contract/boxes/boxes.ts';
import { parcelsInside } from '../../../../domain/boxes/boxChanges.ts';
import { useEntered } from '../../../engine/form/useEntered.ts';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { numbersIn } from './RemoteUnlockRow.tsx';
import { RemoteUnlock } from './RemoteUnlock.tsx';
import { UnlockReason } from './UnlockReason.tsx';
import { needsReason, type Unlock } from './useUnlock.ts';
import '../../../ui/controls.css';
import './remoteUnlock.css';

interface ConfirmOpenProps {
  boxes: readonly Box[];
  orders: readonly BoxOrder[];
  lockerName: string;
  reason: string;
  onCancel: () => void;
  onOpen: (reason?: string) => void;
}

function OpenText({ boxes }: { boxes: readonly Box[] }) {
  const translate = useTranslate();
  const [only] = boxes;
  if (boxes.length === 1 && only)
    return translate('remoteUnlock.confirm.openOne', { name: only.name });
  return translate('remoteUnlock.confirm.openMany', { smart_count: boxes.length });
}

/** Confirms before a box with a parcel is opened (R5.3), and asks why a box is opened. */
function ConfirmOpen({ boxes, orders, lockerName, onCancel, onOpen, ...given }: ConfirmOpenProps) {
  const translate = useTranslate();
  // Of these boxes only: the reason of one is none to open another.
  const ids = boxes.map(({ boxId }) => boxId).join();
  const [reason, setReason] = useEntered(`openReason ${ids}`, given.reason);
  const full = parcelsInside(boxes);
  const lacks = needsReason() && reason.trim() === '';
  return (
    <DialogFrame
      title={
        full.length > 0
          ? translate('remoteUnlock.confirm.title', { smart_count: full.length })
          : translate('remoteUnlock.title')
      }
      icon={full.length > 0 ? 'warn' : 'unlock'}
      grave={full.length > 0}
      onLeave={onCancel}
      maxWidth={false}
      className="act-dialog unlock-dialog"
      aria-describedby={full.length > 0 ? 'confirm-open-text' : undefined}
    >
      <div className="confirmOpen">
        {full.length > 0 && <p id="confirm-open-text">{translate('remoteUnlock.confirm.text')}</p>}
        <ul className="stack-4">
          {boxes.map((box) => (
            <li key={box.boxId} className="line well">
              <b>{box.name}</b>
              <span className="soft">{box.boxTypeName}</span>
              {full.includes(box) && <Icon name="parcel" />}
              <span className="grow cut">{numbersIn(box, orders)}</span>
              <span className="soft cut">{lockerName}</span>
            </li>
          ))}
        </ul>
        {needsReason() && <UnlockReason value={reason} onChange={setReason} />}
        <DialogActions>
          {lacks && (
            <span className="soft small grow">{translate('remoteUnlock.reasonFirst')}</span>
          )}
          <Button onClick={onCancel}>{translate('remoteUnlock.confirm.cancel')}</Button>
          <Button
            variant="contained"
            color={full.length > 0 ? 'error' : 'primary'}
            startIcon={<Icon name="unlock" />}
            disabled={lacks}
            onClick={() => onOpen(reason.trim() || undefined)}
          >
            <OpenText boxes={boxes} />
          </Button>
        </DialogActions>
      </div>
    </DialogFrame>
  );
}

interface Props {
  readonly unlock: Pick<Unlock, 'unlocking' | 'confirmUnlock' | 'endUnlock'>;
  /** The locker of the boxes, to name their contents. */
  readonly locker: LockerInfo;
}

/** Nothing where no boxes are being opened. */
export function UnlockDialog({ unlock, locker }: Props) {
  const { unlocking, confirmUnlock, endUnlock } = unlock;
  if (!unlocking) return null;
  const shared = {
    boxes: unlocking.boxes,
    orders: locker.ordersList,
    lockerName: locker.lockerName,
  };
  if (unlocking.step === 'confirm')
    return (
      <ConfirmOpen
        {...shared}
        reason={unlocking.reason}
        onCancel={endUnlock}
        onOpen={confirmUnlock}
      />
    );
  return <RemoteUnlock {...shared} opening={unlocking.opening} onClose={endUnlock} />;
}
