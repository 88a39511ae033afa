// One locker in trouble: its problem, address, duration, and a link to it.
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { lockerLogs } from '../../../../contract/lockers/lockerLogs.ts';
import { lockers } from '../../../../contract/lockers/lockers.ts';
import { isNotTaken } from '../../../../domain/alerts.ts';
import { percentOf } from '../../../../domain/percentOf.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { moment } from '../../../engine/fields/clock.ts';
import { FrontDrawing } from '../../../engine/fields/figures/front.tsx';
import { useCanAccess } from '../../../engine/useCanAccess.ts';
import { frontOf } from '../../shared/frontOf.ts';
import type { InTrouble } from '../../shared/networkNow/figures.ts';
import { useNumbers } from '../../shared/networkNow/useNumbers.ts';
import { routes } from '../../../routes/pages.ts';
import { pageUrl } from '../../../routes/route.ts';
import { Lasting } from './Lasting.tsx';
import { Take } from './Take.tsx';

const ICONS = { OFFLINE: 'offline', EXCEPTION: 'warn' } as const;

/** Offline, or what its alert is about. */
function What({
  row: { trouble, neverConnected, alertType, urgent },
}: {
  readonly row: InTrouble;
}) {
  const translate = useTranslate();
  return (
    <span className={`badge ${urgent ? 'alarm' : 'warn'}`}>
      <Icon name={ICONS[trouble]} />
      {trouble === 'EXCEPTION' && alertType
        ? translate(`choices.alertType.${alertType}`)
        : translate(`choices.lockerSituation.${neverConnected ? 'NEVER_CONNECTED' : trouble}`)}
    </span>
  );
}

/** Who sees to it, and further details, in one line. */
function useDetails(): (row: InTrouble) => string {
  const translate = useTranslate();
  const { share } = useNumbers();
  const counted = (name: string, count: number) =>
    count > 0 ? [translate(`dashboard.trouble.${name}`, { smart_count: count })] : [];
  const inUse = ({ alertState, boxCount, usedBoxCount }: InTrouble) =>
    !alertState && boxCount > 0
      ? [
          translate('dashboard.trouble.inUse', {
            share: share(percentOf(usedBoxCount, boxCount) ?? 0),
          }),
        ]
      : [];
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

/** The button: to the log of an unreachable locker, else to its boxes. */
function Lead({ row: { trouble, lockerId, lockerName } }: { readonly row: InTrouble }) {
  const translate = useTranslate();
  const canAccess = useCanAccess();
  const log = trouble === 'OFFLINE' && canAccess(lockerLogs.list);
  if (!log && !canAccess(lockers.one)) return null;
  return (
    <Button
      component={Link}
      size="small"
      to={pageUrl(log ? routes.lockerLog : routes.boxInfo, { id: lockerId })}
    >
      {translate(log ? 'dashboard.trouble.logs' : 'dashboard.trouble.boxes')}
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

/** A row of the table. */
export function TroubleRow({ row, now, onTaken }: Props) {
  const leads = useCanAccess()(lockers.one);
  const details = useDetails()(row);
  const { lockerId, lockerName, since, front, trouble } = row;
  return (
    <tr>
      <td className="trouble-what">
        <What row={row} />
        <span className="soft small">{details}</span>
      </td>
      <th scope="row" className="trouble-locker">
        {leads ? (
          <Link className="leads trouble-name" to={pageUrl(routes.boxInfo, { id: lockerId })}>
            {lockerName}
          </Link>
        ) : (
          <span className="trouble-name">{lockerName}</span>
        )}
      </th>
      <td className="trouble-front">
        <FrontDrawing front={frontOf(front, trouble !== 'OFFLINE')} />
      </td>
      <td className="trouble-for" title={since === null ? undefined : moment(since)}>
        <Lasting since={since} now={now} />
      </td>
      <td className="trouble-lead">
        <Take row={row} onTaken={onTaken} />
        <Lead row={row} />
      </td>
    </tr>
  );
}
