// The list at the right: problems to handle, highest priority first.
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/Icon.tsx';
import { troubleOf } from '../shared/networkNow/figures.ts';
import { HOME } from '../../routes/roots.ts';
import { listUrl } from '../../routes/route.ts';
import { ActionRow } from './ActionRow.tsx';
import { actionsOf } from './actions.ts';
import { Sheet, Unknown } from './Sheet.tsx';
import type { Part, WallNow } from './useWall.ts';

/** As many as fit on a wall of 1080 px. */
const MOST = 5;

/** The sources of problems the user may see. */
const speaking = ({ alerts, lockers, figures }: WallNow): readonly Part<unknown>[] => {
  const tells = figures.seen && (!figures.data || troubleOf(figures.data) !== undefined);
  return [alerts, lockers, figures].filter((part) => (part === figures ? tells : part.seen));
};

function Actions(now: WallNow) {
  const translate = useTranslate();
  const { alerts, lockers, figures } = now;
  const actions = actionsOf({
    alerts: alerts.data?.rows ?? [],
    alertsSeen: alerts.seen,
    figures: figures.data ?? {},
    lockers: lockers.data?.rows ?? [],
  });
  const unlisted = (alerts.data?.total ?? 0) - (alerts.data?.rows.length ?? 0);
  const more = actions.length + unlisted - MOST;
  if (actions.length === 0)
    return (
      <p className="wall-none soft">
        <Icon name="check" />
        {translate('wall.actions.none')}
      </p>
    );
  return (
    <>
      <ul>
        {actions.slice(0, MOST).map((action) => (
          <ActionRow key={action.key} action={action} />
        ))}
      </ul>
      {more > 0 && (
        <p className="soft">
          <Link to={alerts.seen ? listUrl('alerts') : HOME}>
            {translate('wall.more', { smart_count: more })}
          </Link>
        </p>
      )}
    </>
  );
}

/** Alerts, and trouble without an alert: silent lockers, expired parcels, flagged boxes. */
export function ToAct(now: WallNow) {
  const translate = useTranslate();
  const parts = speaking(now);
  if (parts.length === 0) return null;
  const missing = parts.find(({ data }) => data === undefined);
  return (
    <Sheet
      title={translate('wall.actions.title')}
      to={now.alerts.seen ? listUrl('alerts') : undefined}
      more={<span className="soft">{translate('wall.actions.order')}</span>}
      className="wall-acts panel"
    >
      {missing && <Unknown part={missing} />}
      {parts.some(({ data }) => data !== undefined) && !(missing && !missing.error) && (
        <Actions {...now} />
      )}
    </Sheet>
  );
}
