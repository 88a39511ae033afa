// One locker in trouble: its problem, address, duration, and a link to it.
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { lockerLogs } from '../../../../contract/lockers/lockerLogs.ts';
import { lockers } from '../../../../contract/lockers/lockers.ts';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import { moment, shortMoment } from '../../../engine/fields/clock.ts';
import { FrontDrawing } from '../../../engine/fields/figures/front.tsx';
import { useMayUse } from '../../../engine/mayUse.ts';
import { frontOf } from '../../shared/frontOf.ts';
import { lasting } from '../../shared/networkNow/lasting.ts';
import type { Troubled } from '../../shared/networkNow/lockersNow.ts';
import { useNumbers } from '../../shared/networkNow/useNumbers.ts';
import { routes } from '../../../routes/pages.ts';
import { pageUrl } from '../../../routes/route.ts';

const ICONS: Record<Troubled['trouble'], IconName> = {
  OFFLINE: 'offline',
  ALERT: 'warn',
  EXPIRED: 'late',
  FLAGGED: 'flag',
  EXCEPTION: 'warn',
};

function What({ row: { trouble, alertType, urgent } }: { readonly row: Troubled }) {
  const translate = useTranslate();
  return (
    <span className={`badge ${urgent ? 'alarm' : 'warn'}`}>
      <Icon name={ICONS[trouble]} />
      {alertType
        ? translate(`choices.alertType.${alertType}`)
        : translate(`dashboard.trouble.what.${trouble}`)}
    </span>
  );
}

/** Further details in one line. */
function useDetails(): (row: Troubled) => string {
  const translate = useTranslate();
  const { share } = useNumbers();
  const counted = (name: string, count: number) =>
    count > 0 ? [translate(`dashboard.trouble.${name}`, { smart_count: count })] : [];
  return ({ trouble, storedCount, expiredCount, flaggedCount, boxCount, usedBoxCount }) => {
    const said =
      trouble === 'OFFLINE'
        ? [translate('dashboard.trouble.silent'), ...counted('inside', storedCount)]
        : [
            ...counted('expired', expiredCount),
            ...counted('flagged', flaggedCount),
            ...(boxCount > 0
              ? [
                  translate('dashboard.trouble.inUse', {
                    share: share((100 * usedBoxCount) / boxCount),
                  }),
                ]
              : []),
          ];
    return said.join(translate('dashboard.trouble.and'));
  };
}

/** The button: to the log of an unreachable locker, else to its boxes. */
function Lead({ row: { trouble, lockerId, lockerName } }: { readonly row: Troubled }) {
  const translate = useTranslate();
  const mayUse = useMayUse();
  const log = trouble === 'OFFLINE' && mayUse(lockerLogs.list);
  if (!log && !mayUse(lockers.one)) return null;
  return (
    <Link
      className="btn sm"
      to={pageUrl(log ? routes.lockerLog : routes.boxInfo, { id: lockerId })}
    >
      {translate(log ? 'dashboard.trouble.logs' : 'dashboard.trouble.boxes')}
      <span className="unseen">{lockerName}</span>
    </Link>
  );
}

/** A row of the table; `now` is when the figures were counted. */
export function TroubleRow({ row, now }: { readonly row: Troubled; readonly now: number }) {
  const translate = useTranslate();
  const leads = useMayUse()(lockers.one);
  const details = useDetails();
  const { lockerId, lockerName, since, front, trouble } = row;
  const lasts = since === null ? undefined : lasting(now - since);
  return (
    <tr>
      <td className="trouble-what">
        <What row={row} />
      </td>
      <td className="trouble-front">
        <FrontDrawing front={frontOf(front, trouble !== 'OFFLINE')} />
      </td>
      <th scope="row" className="trouble-locker">
        {leads ? (
          <Link className="leads" to={pageUrl(routes.boxInfo, { id: lockerId })}>
            {lockerName}
          </Link>
        ) : (
          lockerName
        )}
        <span className="soft small">{details(row)}</span>
      </th>
      <td className="trouble-for">
        {lasts && <b>{translate(`dashboard.trouble.lasts.${lasts.name}`, lasts.values)}</b>}
      </td>
      <td className="trouble-since soft" title={since === null ? undefined : moment(since)}>
        {since !== null && shortMoment(since, now)}
      </td>
      <td className="trouble-lead">
        <Lead row={row} />
      </td>
    </tr>
  );
}
