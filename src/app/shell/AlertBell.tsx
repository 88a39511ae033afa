// Bell in the top bar: open alerts, and messages that did not leave. It links to what there is, or lists both.
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { messages } from '../../../contract/messages/messages.ts';
import { alertCalls } from '../../../contract/operations/alerts.ts';
import { UNDELIVERED_URL, useUndelivered } from '../../custom/shared/undelivered/useUndelivered.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { listUrl } from '../../routes/route.ts';
import { Icon } from '../../ui/Icon.tsx';
import { AlertCount } from './AlertCount.tsx';
import { Count } from './Count.tsx';

function Both({ bell, summary }: { readonly bell: ReactNode; readonly summary: string }) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const row = { component: Link, onClick: () => setAnchor(null) };
  return (
    <>
      <Button
        variant="text"
        className="bell"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {bell}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem {...row} to={listUrl('alerts')}>
          <Icon name="bell" />
          {translate('app.alerts.label')}
          <AlertCount />
        </MenuItem>
        <MenuItem {...row} to={UNDELIVERED_URL}>
          <Icon name="mail" />
          {summary}
        </MenuItem>
      </Menu>
    </>
  );
}

/** Only for users who may see alerts, on a server that has them, or while messages that they may see did not leave. */
export function AlertBell() {
  const translate = useTranslate();
  const canAccess = useCanAccess();
  const sees = canAccess(alertCalls.openCount);
  const found = useUndelivered();
  const unsent = canAccess(messages.list) ? found : undefined;
  if (!sees && !unsent) return null;
  const bell = (
    <>
      <Icon name="bell" />
      {sees && <span className="bell-word">{translate('app.alerts.label')}</span>}
      <AlertCount />
      {unsent && <Count tone="warn" count={unsent.count} name={unsent.summary} />}
    </>
  );
  if (sees && unsent) return <Both bell={bell} summary={unsent.summary} />;
  return (
    <Button
      component={Link}
      variant="text"
      className="bell"
      to={sees ? listUrl('alerts') : UNDELIVERED_URL}
    >
      {bell}
    </Button>
  );
}
