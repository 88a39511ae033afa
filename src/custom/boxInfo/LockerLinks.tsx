// Buttons: edit locker configuration, edit locker, its parcels, view logs; each where its page would open.
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { lockerLogs } from '../../../contract/lockerLogs.ts';
import type { LockerInfo } from '../../../contract/lockers.ts';
import { lockerSaves } from '../../../contract/lockerSaves.ts';
import { parcels } from '../../../contract/parcels.ts';
import { checkLayoutEdit } from '../../../domain/boxChanges.ts';
import { Icon, type IconName } from '../../engine/Icon.tsx';
import { useMayUse } from '../../engine/mayUse.ts';
import { editPlace, logPlace, parcelsPlace } from './places.ts';

interface LinkProps {
  readonly word: 'editLayout' | 'editLocker' | 'viewLogs' | 'showParcels';
  readonly icon?: IconName;
  readonly off?: boolean;
  readonly onGo: () => void;
}

function Way({ word, icon, off = false, onGo }: LinkProps) {
  const translate = useTranslate();
  return (
    <button type="button" className="btn" aria-disabled={off} onClick={onGo}>
      {icon && <Icon name={icon} />}
      {translate(`boxInfo.${word}`)}
    </button>
  );
}

/** 'Editing layout blocked if any compartment is used or locked': the act stays, and says why when pressed. */
export function LockerLinks({ locker }: { locker: LockerInfo }) {
  const notify = useNotify();
  const navigate = useNavigate();
  const mayUse = useMayUse();
  const { lockerId, boxList } = locker;
  const held = checkLayoutEdit(boxList) !== undefined;
  const go = (to: string) => void navigate(to);
  const toLayout = () => {
    if (held) notify('boxInfo.faults.layoutInUse', { type: 'warning' });
    else go(editPlace(lockerId, 2));
  };
  return (
    <>
      {mayUse(lockerSaves.update) && (
        <>
          <Way word="editLayout" icon="edit" off={held} onGo={toLayout} />
          <Way word="editLocker" onGo={() => go(editPlace(lockerId, 1))} />
        </>
      )}
      {mayUse(parcels.list) && (
        <Way word="showParcels" icon="parcel" onGo={() => go(parcelsPlace(lockerId))} />
      )}
      {mayUse(lockerLogs.list) && (
        <Way word="viewLogs" icon="log" onGo={() => go(logPlace(lockerId))} />
      )}
    </>
  );
}
