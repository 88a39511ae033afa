// Number of open alerts in a red circle; nothing for zero or while unknown.
import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import { Count } from './Count.tsx';
import { OpenAlerts } from './openAlerts.ts';

export function AlertCount() {
  const translate = useTranslate();
  const count = useContext(OpenAlerts);
  if (!count) return null;
  const name = translate('app.alerts.open', { smart_count: count });
  return <Count tone="alarm" count={count} name={name} />;
}
