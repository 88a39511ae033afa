// The dialogs of a remote unlock: the confirmation, then the progress.
import type { LockerInfo } from '../../../../contract/lockers/lockers.ts';
import { ConfirmOpen } from './ConfirmOpen.tsx';
import { RemoteUnlock } from './RemoteUnlock.tsx';
import type { Unlock } from './useUnlock.ts';
import '../../../ui/controls.css';
import './remoteUnlock.css';

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
    return <ConfirmOpen {...shared} onCancel={endUnlock} onOpen={confirmUnlock} />;
  return <RemoteUnlock {...shared} opening={unlocking.opening} onClose={endUnlock} />;
}
