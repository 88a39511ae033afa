// One locker in trouble: its problem, name, duration, and the next step.
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { lockerLogs } from '../../../../contract/lockers/lockerLogs.ts';
import { lockers } from '../../../../contract/lockers/lockers.ts';
import { alertCalls, alerts } from '../../../../contract/operations/alerts.ts';
import { isNotTaken, isTakeable } from '../../../../domain/alerts.ts';
import { percentOf } from '../../../../domain/percentOf.ts';
import { FrontDrawing } from '../../../engine/fields/figures/FrontDrawing.tsx';
import { useCanAccess } from '../../../engine/useCanAccess.ts';
import { frontOf } from '../../../engine/fields/figures/frontOf.ts';
import type { InTrouble } from '../../shared/networkNow/figures.ts';
import { usePercent } from '../../../ui/usePercent.ts';
import { routes } from '../../../routes/pages.ts';
import { pageUrl, showUrl } from '../../../routes/route.ts';
import { NeedRow } from '../../shared/needs/NeedRow.tsx';
import { Take } from './Take.tsx';

const ICONS = { OFFLINE: 'offline', EXCEPTION: 'warn' } as const;

/** Who sees to it, and further details, in one line. */
function useDetails(): (row: InTrouble) => string {
  const translate = useTranslate();
  const share = usePercent();
  const counted = (name: string, count: number) =>
    count > 0 ? [translate(`dashboard.trouble.${name}`, { smart_count: count })] : [];
  const inUse = ({ alertState, boxCount, usedBoxCount }: InTrouble) => {
    const used = alertState ? null : percentOf(usedBoxCount, boxCount);
    return used === null ? [] : [translate('dashboard.trouble.inUse', { share: share(used) })];
  };
  const handled = ({ alertState, assigneeName }: InTrouble) => {
    if (!alertState) return [];
    if (alertState === 'SNOOZED') return [translate('choices.alertState.SNOOZED')];
    if (!assigneeName) return [translate('dashboard.trouble.nobody')];
    const how = isNotTaken(alertState) ? 'assigned' : 'takenBy';
    return [translate(`dashboard.trouble.${how}`, { name: assigneeName })];
  };
  return (row) =>
    [
      ...handled(row),
      ...counted('more', row.otherAlertCount),
      ...(row.trouble === 'OFFLINE' ? counted('inside', row.storedCount) : inUse(row)),
    ].join(translate('dashboard.trouble.and'));
}

/** What an alert is about; without one, in which state the locker is. */
const nameOf = ({ trouble, neverConnected, alertType }: InTrouble): string =>
  trouble === 'EXCEPTION' && alertType
    ? `choices.alertType.${alertType}`
    : `choices.lockerSituation.${neverConnected ? 'NEVER_CONNECTED' : trouble}`;

/** Nobody has taken the alert that names the trouble. */
const canBeTaken = ({ alertState, assigneeId }: InTrouble): boolean =>
  alertState !== undefined && alertState !== 'SNOOZED' && isTakeable(alertState, assigneeId);

/** Where the next step is: at the alert, else in the log of an unreachable locker, else at its boxes. */
function NextStep({
  row: { trouble, alertId, lockerId, lockerName },
}: {
  readonly row: InTrouble;
}) {
  const translate = useTranslate();
  const canAccess = useCanAccess();
  const steps = {
    alert: alertId !== undefined && canAccess(alerts.one) && showUrl('alerts', alertId),
    logs:
      trouble === 'OFFLINE' &&
      canAccess(lockerLogs.list) &&
      pageUrl(routes.lockerLog, { id: lockerId }),
    boxes: canAccess(lockers.one) && pageUrl(routes.boxInfo, { id: lockerId }),
  };
  const name = (['alert', 'logs', 'boxes'] as const).find((step) => steps[step]);
  if (!name) return null;
  return (
    <Button component={Link} size="small" to={steps[name] || ''}>
      {translate(`dashboard.trouble.${name}`)}
      <span className="unseen">{lockerName}</span>
    </Button>
  );
}

interface Props {
  readonly row: InTrouble;
  /** When the figures were counted. */
  readonly now: number;
  readonly onTaken: () => void;
}

export function TroubleRow({ row, now, onTaken }: Props) {
  const translate = useTranslate();
  const canAccess = useCanAccess();
  const details = useDetails()(row);
  const { lockerId, lockerName, since, front, trouble, urgent } = row;
  return (
    <NeedRow
      icon={ICONS[trouble]}
      tone={urgent ? 'alarm' : 'warn'}
      what={translate(nameOf(row))}
      details={details}
      where={
        canAccess(lockers.one) ? (
          <Link className="leads" to={pageUrl(routes.boxInfo, { id: lockerId })}>
            {lockerName}
          </Link>
        ) : (
          lockerName
        )
      }
      front={<FrontDrawing front={frontOf(front, trouble !== 'OFFLINE')} />}
      since={since}
      now={now}
      action={
        canAccess(alertCalls.acknowledge) && canBeTaken(row) ? (
          <Take row={row} onTaken={onTaken} />
        ) : (
          <NextStep row={row} />
        )
      }
    />
  );
}
