// The list at the right: problems to handle, highest priority first.
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { BREAKPOINTS } from '../../../domain/limits.ts';
import { Icon } from '../../ui/Icon.tsx';
import { troubleOf } from '../shared/networkNow/figures.ts';
import { HOME } from '../../routes/roots.ts';
import { listUrl } from '../../routes/route.ts';
import { useHeight } from '../shared/useSize.ts';
import { ActionRow } from './ActionRow.tsx';
import { wallActions, type Action } from './wallActions.ts';
import { Sheet, Unknown } from './Sheet.tsx';
import type { Part, WallNow } from './useWall.ts';

/** So many of one cause are rows of their own. */
const MOST_ALIKE = 2;

function causeOf(action: Action): string {
  if (action.type === 'alert') return action.alert.alertType;
  return action.type === 'trouble' ? action.trouble.trouble : action.key;
}

function foldedActions(actions: readonly Action[]): readonly Action[] {
  return actions.flatMap((action): Action[] => {
    const { tone } = action;
    const cause = causeOf(action);
    const alike = actions.filter((one) => one.tone === tone && causeOf(one) === cause);
    if (alike.length <= MOST_ALIKE) return [action];
    return alike[0] === action ? [{ key: `several ${cause}`, tone, type: 'several', alike }] : [];
  });
}

/** Where the list is as high as its rows. */
const MOST_IN_COLUMN = 5;
/** On a wall the rows fill the panel: as many as have room, at least and at most so many. */
const LEAST = 4;
const MOST = 9;
/** The height of a row and the gap after it, of a window 1,920 wide: every size of the wall follows its width. */
const ROW = 92;
const GAP = 8;
const FULL_WIDTH = 1920;
const WALL = `(min-width: ${BREAKPOINTS.wide}px)`;

/** How many rows have room, and the ref of the element that holds them. */
function useRoom(): [ref: (element: HTMLElement | null) => () => void, most: number] {
  const [ref, height] = useHeight();
  const onWall = useMediaQuery(WALL, { noSsr: true });
  if (!onWall || height === 0) return [ref, MOST_IN_COLUMN];
  const unit = window.innerWidth / FULL_WIDTH;
  const room = Math.floor((height / unit + GAP) / ROW);
  return [ref, Math.max(LEAST, Math.min(MOST, room))];
}

/** The sources of problems the user may see. */
const speaking = ({ alerts, lockers, figures }: WallNow): readonly Part<unknown>[] => {
  const counts = figures.shown && (!figures.data || troubleOf(figures.data) !== undefined);
  return [alerts, lockers, figures].filter((part) => (part === figures ? counts : part.shown));
};

function Actions(now: WallNow) {
  const translate = useTranslate();
  const { alerts } = now;
  const [room, most] = useRoom();
  const actions = wallActions(now);
  const rows = foldedActions(actions).slice(0, most);
  const listed = rows.reduce(
    (sum, row) => sum + (row.type === 'several' ? row.alike.length : 1),
    0,
  );
  const unlisted = (alerts.data?.total ?? 0) - (alerts.data?.rows.length ?? 0);
  const more = actions.length + unlisted - listed;
  if (actions.length === 0)
    return (
      <p className="wall-none row soft">
        <Icon name="check" />
        {translate('wall.actions.none')}
      </p>
    );
  return (
    <>
      <div ref={room} className="wall-acts-room">
        <ul>
          {rows.map((action) => (
            <ActionRow key={action.key} action={action} />
          ))}
        </ul>
      </div>
      {more > 0 && (
        <p className="soft">
          <Link to={alerts.shown ? listUrl('alerts') : HOME}>
            {translate('wall.more', { smart_count: more })}
          </Link>
        </p>
      )}
    </>
  );
}

/** Alerts, and trouble without an alert: silent lockers, expired parcels, flagged boxes. */
export function ToDo(now: WallNow) {
  const translate = useTranslate();
  const parts = speaking(now);
  if (parts.length === 0) return null;
  const missing = parts.find(({ data }) => data === undefined);
  return (
    <Sheet
      title={translate('wall.actions.title')}
      to={now.alerts.shown ? listUrl('alerts') : undefined}
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
