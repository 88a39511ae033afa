// Alert bell in the top bar: number of open alerts, and a link to them.
import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/Icon.tsx';
import { listUrl } from '../../routes/route.ts';
import { OpenAlerts, useSeesAlerts } from './openAlerts.ts';

/** The number in a red circle; nothing for zero or while unknown. */
export function AlertCount() {
  const translate = useTranslate();
  const count = useContext(OpenAlerts);
  if (!count) return null;
  return (
    <span className="count alarm">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="unseen">{translate('app.alerts.open', { smart_count: count })}</span>
    </span>
  );
}

/** Only for users who may see alerts, on a server that has them. */
export function AlertBell() {
  const translate = useTranslate();
  const sees = useSeesAlerts();
  if (!sees) return null;
  return (
    <Link className="btn quiet bell" to={listUrl('alerts')}>
      <Icon name="bell" />
      <span className="bell-word">{translate('app.alerts.label')}</span>
      <AlertCount />
    </Link>
  );
}
