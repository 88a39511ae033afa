// Buttons for the locker's configuration, form, parcels and logs, where the user may open them.
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { lockerLogs } from '../../../contract/lockers/lockerLogs.ts';
import type { LockerInfo } from '../../../contract/lockers/lockers.ts';
import { lockerSaves } from '../../../contract/lockers/lockerSaves.ts';
import { parcels } from '../../../contract/parcels/parcels.ts';
import { checkLayoutEdit } from '../../../domain/boxes/boxChanges.ts';
import type { IconName } from '../../ui/Icon.tsx';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { usePhone } from '../../engine/usePhone.ts';
import { routes } from '../../routes/pages.ts';
import { listUrl, pageUrl } from '../../routes/route.ts';
import { ActionButtons } from '../shared/recordActions/ActionButtons.tsx';

type Page = 'editLayout' | 'editLocker' | 'duplicate' | 'viewLogs' | 'showParcels';

const PAGES: readonly [Page, IconName | undefined][] = [
  ['editLayout', 'edit'],
  ['editLocker', undefined],
  ['showParcels', 'parcel'],
  ['viewLogs', 'log'],
  ['duplicate', undefined],
];

/** The links as buttons; on a phone in one menu, so that the boxes start higher. */
export function LockerLinks({ locker: { lockerId, lockerName, boxList } }: { locker: LockerInfo }) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const canAccess = useCanAccess();
  const phone = usePhone();
  const edits = canAccess(lockerSaves.update);
  const url: Record<Page, string | false> = {
    editLayout: edits && pageUrl(routes.lockerForm, { id: lockerId, step: '2' }),
    editLocker: edits && pageUrl(routes.lockerForm, { id: lockerId, step: '1' }),
    showParcels: canAccess(parcels.list) && listUrl('parcels', { lockerId }),
    viewLogs: canAccess(lockerLogs.list) && pageUrl(routes.lockerLog, { id: lockerId }),
    duplicate:
      canAccess(lockerSaves.create) && pageUrl(routes.lockerForm, { copy: lockerId, step: '1' }),
  };
  // R5.4: the action stays visible and explains why when pressed.
  const held = checkLayoutEdit(boxList) !== undefined;
  const actions = PAGES.filter(([page]) => url[page] !== false).map(([page, icon]) => ({
    action: page,
    label: translate(`boxInfo.${page}`),
    icon,
    off: page === 'editLayout' && held,
    to: undefined,
  }));
  return (
    <ActionButtons
      actions={actions}
      most={phone && actions.length > 1 ? 0 : actions.length}
      more={translate('engine.row.more', { name: lockerName })}
      onBegin={(page) => {
        if (page === 'editLayout' && held)
          notify('boxInfo.errors.layoutInUse', { type: 'warning' });
        else void navigate(url[page] || '');
      }}
    />
  );
}
