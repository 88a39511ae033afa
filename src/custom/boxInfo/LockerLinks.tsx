// Buttons for the locker's configuration, form, parcels and logs, where the user may open them.
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { lockerLogs } from '../../../contract/lockers/lockerLogs.ts';
import type { LockerInfo } from '../../../contract/lockers/lockers.ts';
import { lockerSaves } from '../../../contract/lockers/lockerSaves.ts';
import { parcels } from '../../../contract/parcels/parcels.ts';
import { checkLayoutEdit } from '../../../domain/boxes/boxChanges.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { usePhone } from '../../engine/usePhone.ts';
import { routes } from '../../routes/pages.ts';
import { listUrl, pageUrl } from '../../routes/route.ts';

interface Way {
  readonly word: 'editLayout' | 'editLocker' | 'duplicate' | 'viewLogs' | 'showParcels';
  readonly icon?: IconName;
  readonly off?: boolean;
  readonly run: () => void;
}

/** R5.4: the action stays visible and explains why when pressed. */
function useWays({ lockerId, boxList }: LockerInfo): readonly Way[] {
  const notify = useNotify();
  const navigate = useNavigate();
  const canAccess = useCanAccess();
  const held = checkLayoutEdit(boxList) !== undefined;
  const go = (to: string) => void navigate(to);
  const toLayout = () => {
    if (held) notify('boxInfo.faults.layoutInUse', { type: 'warning' });
    else go(pageUrl(routes.lockerForm, { id: lockerId, step: '2' }));
  };
  const edits: Way[] = [
    { word: 'editLayout', icon: 'edit', off: held, run: toLayout },
    { word: 'editLocker', run: () => go(pageUrl(routes.lockerForm, { id: lockerId, step: '1' })) },
  ];
  const inside: Way = {
    word: 'showParcels',
    icon: 'parcel',
    run: () => go(listUrl('parcels', { lockerId })),
  };
  const logs: Way = {
    word: 'viewLogs',
    icon: 'log',
    run: () => go(pageUrl(routes.lockerLog, { id: lockerId })),
  };
  const copy: Way = {
    word: 'duplicate',
    run: () => go(pageUrl(routes.lockerForm, { copy: lockerId, step: '1' })),
  };
  return [
    ...(canAccess(lockerSaves.update) ? edits : []),
    ...(canAccess(parcels.list) ? [inside] : []),
    ...(canAccess(lockerLogs.list) ? [logs] : []),
    ...(canAccess(lockerSaves.create) ? [copy] : []),
  ];
}

function LinksMenu({ label, ways }: { label: string; ways: readonly Way[] }) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="dots" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {ways.map(({ word, off, run }) => (
          <MenuItem
            key={word}
            aria-disabled={off || undefined}
            className={off ? 'faint' : ''}
            onClick={() => {
              setAnchor(null);
              run();
            }}
          >
            {translate(`boxInfo.${word}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** The links as buttons; on a phone in one menu, so that the boxes start higher. */
export function LockerLinks({ locker }: { locker: LockerInfo }) {
  const translate = useTranslate();
  const phone = usePhone();
  const ways = useWays(locker);
  if (phone && ways.length > 1)
    return (
      <LinksMenu label={translate('engine.row.more', { name: locker.lockerName })} ways={ways} />
    );
  return ways.map((way) => (
    <Button key={way.word} aria-disabled={way.off === true} onClick={way.run}>
      {way.icon && <Icon name={way.icon} />}
      {translate(`boxInfo.${way.word}`)}
    </Button>
  ));
}
