// The dialogs of a remote unlock: the confirmation, then the progress.
import Button from '@mui/material/Button';
import { Optional } from '../../../ui/Optional.tsx';
import type { LockerInfo } from '../../../../contract/lockers/lockers.ts';
import Dialog from '@mui/material/Dialog';
import { useTranslate } from 'react-admin';
import { boxes as boxCalls, type Box, type BoxOrder } from '../../../../contract/boxes/boxes.ts';
import { REASON_MAX } from '../../../../contract/capabilities.ts';
import { parcelsInside } from '../../../../domain/boxes/boxChanges.ts';
import { featureOf } from '../../../dataProvider/announced.ts';
import { supports } from '../../../dataProvider/capabilities.ts';
import { useEntered } from '../../../engine/form/kept.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { parcelWords } from './RemoteUnlockRow.tsx';
import { RemoteUnlock } from './RemoteUnlock.tsx';
import type { Unlock } from './useUnlock.ts';
import '../../../engine/form/form.css';
import '../../../ui/controls.css';
import './remoteUnlock.css';

interface ConfirmOpenProps {
  boxes: readonly Box[];
  orders: readonly BoxOrder[];
  lockerName: string;
  onCancel: () => void;
  onOpen: (reason?: string) => void;
}

function OpenWords({ boxes }: { boxes: readonly Box[] }) {
  const translate = useTranslate();
  const [only] = boxes;
  if (boxes.length === 1 && only)
    return translate('remoteUnlock.confirm.openOne', { name: only.name });
  return translate('remoteUnlock.confirm.openMany', { smart_count: boxes.length });
}

/** Confirms before a box with a parcel is opened (R5.3). */
function ConfirmOpen({ boxes, orders, lockerName, onCancel, onOpen }: ConfirmOpenProps) {
  const translate = useTranslate();
  // Of these boxes only: the reason of one is none to open another.
  const ids = boxes.map(({ boxId }) => boxId).join();
  const [reason, setReason] = useEntered(`openReason ${ids}`, '');
  const asksReason = supports(featureOf(boxCalls.remoteOpen, 'reason'));
  const full = parcelsInside(boxes);
  const others = boxes.length - full.length;
  return (
    <Dialog
      open
      onClose={onCancel}
      maxWidth={false}
      className="unlock-dialog"
      aria-labelledby="confirm-open"
      aria-describedby="confirm-open-text"
    >
      <div className="confirmOpen">
        <h2 id="confirm-open">
          <Icon name="warn" size={20} />
          {translate('remoteUnlock.confirm.title', { smart_count: full.length })}
        </h2>
        <p id="confirm-open-text">{translate('remoteUnlock.confirm.text')}</p>
        <ul>
          {full.map((box) => (
            <li key={box.boxId} className="line">
              <b>{box.name}</b>
              <span className="soft">{box.boxTypeName}</span>
              <Icon name="parcel" />
              <span className="grow cut">{parcelWords(box, orders)}</span>
              <span className="soft cut">{lockerName}</span>
            </li>
          ))}
        </ul>
        {others > 0 && (
          <p className="soft">
            {translate('remoteUnlock.confirm.others', { smart_count: others })}
          </p>
        )}
        {asksReason && (
          <div className="field">
            <label htmlFor="open-reason">
              {translate('remoteUnlock.confirm.reason')}
              <Optional />
            </label>
            <input
              id="open-reason"
              className="inp"
              maxLength={REASON_MAX}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </div>
        )}
        <footer>
          <Button onClick={onCancel}>{translate('remoteUnlock.confirm.cancel')}</Button>
          <Button
            variant="contained"
            color="error"
            startIcon={<Icon name="unlock" />}
            onClick={() => onOpen(reason.trim() || undefined)}
          >
            <OpenWords boxes={boxes} />
          </Button>
        </footer>
      </div>
    </Dialog>
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
    return <ConfirmOpen {...shared} onCancel={endUnlock} onOpen={confirmUnlock} />;
  return <RemoteUnlock {...shared} opening={unlocking.opening} onClose={endUnlock} />;
}
