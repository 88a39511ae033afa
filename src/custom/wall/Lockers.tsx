// All lockers on the map, by situation and fill, with a count of each situation.
import { useTranslate } from 'react-admin';
import type { LockerRow } from '../../../contract/lockers/lockers.ts';
import { SITUATIONS_BY_TROUBLE, type Situation } from '../../../domain/lockers/lockers.ts';
import { Icon } from '../../ui/Icon.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { useCount } from '../../ui/useCount.ts';
import type { MappedLocker } from '../shared/LockerMap/mappedLocker.ts';
import { usePlaced } from '../shared/LockerMap/mapping.ts';
import { Sheet, Unknown } from './Sheet.tsx';
import type { Rows } from '../shared/networkNow/lockersNow.ts';
import { mapUrl } from '../../routes/route.ts';
import { useClock } from '../shared/networkNow/useClock.ts';
import { useShown } from './ActionRow.tsx';
import { wallActions } from './wallActions.ts';
import type { Named } from './map/named.ts';
import { useSpan } from '../shared/useSpan.ts';
import type { WallNow } from './useWall.ts';

const WallMap = lazyPart(
  () => import('./map/WallMap.tsx'),
  () => <div aria-busy="true" />,
);

const SIGNS = { OFFLINE: 'offline', EXCEPTION: 'warn' } as const;
const TONES = { ONLINE: 'soft', OFFLINE: 'alarmed', EXCEPTION: 'warned' } as const;

function Situations({ rows }: { readonly rows: readonly LockerRow[] }) {
  const translate = useTranslate();
  const count = useCount();
  const many = (situation: Situation) =>
    rows.filter(({ lockerSituation }) => lockerSituation === situation).length;
  return (
    <ul className="wall-situations">
      {SITUATIONS_BY_TROUBLE.map((situation) => (
        <li key={situation} className={many(situation) > 0 ? TONES[situation] : 'soft'}>
          {situation !== 'ONLINE' && <Icon name={SIGNS[situation]} />}
          <b>{count(many(situation))}</b> {translate(`choices.lockerSituation.${situation}`)}
        </li>
      ))}
    </ul>
  );
}

/** The lockers on the map that are not online, the gravest first, with the first problem of each. */
function useTroubled(now: WallNow, placed: readonly MappedLocker[]): readonly Named[] {
  const translate = useTranslate();
  const clock = useClock();
  const span = useSpan('dashboard.trouble');
  const shownOf = useShown();
  const actions = wallActions(now);
  return actions.flatMap((action, index): Named[] => {
    const { lockerId, tone } = action;
    const locker = placed.find((one) => one.lockerId === lockerId);
    const first = actions.findIndex((one) => one.lockerId === lockerId) === index;
    if (!locker || locker.situation === 'ONLINE' || !first) return [];
    const { icon, what, since } = shownOf(action);
    const lasts = since == null ? [] : [span(clock - since)];
    const text = [what, ...lasts].join(translate('boxes.comma'));
    return [{ locker, icon, what: text, tone: tone === 'alarm' ? tone : 'warn' }];
  });
}

/** How many lockers the legend's group has. */
const EXAMPLE = 8;

/** For eyes only: the map's name says the same. */
function Legend() {
  const translate = useTranslate();
  const count = useCount();
  return (
    <p className="wall-legend wrap soft" aria-hidden="true">
      <span className="map-cabinet online">
        <span className="map-full" />
      </span>
      <span>{translate('wall.lockers.one')}</span>
      <b className="wall-group quiet">{count(EXAMPLE)}</b>
      <span>{translate('wall.lockers.several')}</span>
    </p>
  );
}

function Placed({ now, rows, total }: Rows<LockerRow> & { readonly now: WallNow }) {
  const translate = useTranslate();
  const placed = usePlaced(rows);
  const troubled = useTroubled(now, placed);
  const lost = rows.length - placed.length;
  const note = (text: string) => <p className="soft">{text}</p>;
  if (rows.length === 0) return note(translate('wall.lockers.none'));
  if (placed.length === 0) return note(translate('wall.lockers.placeless'));
  return (
    <>
      <div className="wall-map">
        <WallMap lockers={placed} troubled={troubled} />
      </div>
      {lost > 0 && note(translate('wall.lockers.noPlace', { smart_count: lost }))}
      {total > rows.length && note(translate('wall.lockers.more', { most: rows.length, total }))}
    </>
  );
}

/** The lockers by state on a map without external images. */
export function Lockers({ now }: { readonly now: WallNow }) {
  const translate = useTranslate();
  const part = now.lockers;
  if (!part.shown) return null;
  return (
    <Sheet
      title={translate('wall.lockers.title')}
      to={mapUrl('lockers')}
      more={
        part.data && (
          <>
            <Legend />
            <Situations rows={part.data.rows} />
          </>
        )
      }
      className="wall-lockers"
    >
      {part.data ? <Placed now={now} {...part.data} /> : <Unknown part={part} />}
    </Sheet>
  );
}
