// One session: device, address, start and last use, and a button to end it.
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { OwnSession } from '../../../contract/account/account.ts';
import { deviceOf } from '../../../domain/people/deviceOf.ts';
import { Icon } from '../../ui/Icon.tsx';
import { moment } from '../../engine/fields/clock.ts';
import Stack from '@mui/material/Stack';

interface Props {
  readonly session: OwnSession;
  readonly busy: boolean;
  readonly onEnd: () => void;
}

/** The device's description. */
function useDevice(agent: string | null): string {
  const translate = useTranslate();
  const { browser, system } = deviceOf(agent ?? '');
  if (browser && system) return translate('myAccount.sessions.device', { browser, system });
  return browser ?? system ?? translate('myAccount.sessions.unknown');
}

export function SessionRow({ session, busy, onEnd }: Props) {
  const translate = useTranslate();
  const { agent, ip, creationTime, lastActiveTime, mine } = session;
  const device = useDevice(agent);
  const from = { time: moment(creationTime), place: ip ?? translate('myAccount.sessions.nowhere') };
  return (
    <li className={mine ? 'row mine' : 'row'}>
      <Icon name="screen" size={20} />
      <div className="grow">
        <Stack
          component="p"
          direction="row"
          sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}
          title={agent ?? undefined}
        >
          <b>{device}</b>
          {mine && <span className="badge">{translate('myAccount.sessions.mine')}</span>}
        </Stack>
        <p className="small soft">{translate('myAccount.sessions.opened', from)}</p>
        <p className="small soft">
          {translate('myAccount.sessions.seen', { time: moment(lastActiveTime) })}
        </p>
      </div>
      {!mine && (
        <Button
          size="small"
          disabled={busy}
          aria-label={translate('myAccount.sessions.endOne', { device, ...from })}
          onClick={onEnd}
        >
          {translate('myAccount.sessions.end')}
        </Button>
      )}
    </li>
  );
}
