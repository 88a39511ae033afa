// All lockers on the map, by situation and fill, with a count of each situation.
import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import type { LockerRow } from '../../../contract/lockers/lockers.ts';
import { SITUATIONS_BY_TROUBLE, type Situation } from '../../../domain/lockers/lockers.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useCount } from '../../ui/useCount.ts';
import { ChartGuard } from '../shared/ChartGuard.tsx';
import { usePlaced } from '../shared/LockerMap/mapping.ts';
import { Sheet, Unknown } from './Sheet.tsx';
import type { Rows } from '../shared/networkNow/lockersNow.ts';
import { mapUrl } from '../../routes/route.ts';
import type { Part } from './useWall.ts';

const NetworkMap = lazy(() => import('../shared/LockerMap/NetworkMap.tsx'));

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

function Placed({ rows, total }: Rows<LockerRow>) {
  const translate = useTranslate();
  const placed = usePlaced(rows);
  const said = (words: string) => <p className="soft">{words}</p>;
  if (rows.length === 0) return said(translate('wall.lockers.none'));
  if (placed.length === 0) return said(translate('wall.lockers.placeless'));
  return (
    <>
      <div className="wall-map">
        <ChartGuard fallback={said(translate('wall.lockers.failed'))}>
          <Suspense fallback={<div aria-busy="true" />}>
            <NetworkMap label={translate('wall.lockers.map')} lockers={placed} compact />
          </Suspense>
        </ChartGuard>
      </div>
      {total > rows.length && said(translate('wall.lockers.more', { most: rows.length, total }))}
    </>
  );
}

/** The lockers by state on a map without external images. */
export function Lockers({ part }: { readonly part: Part<Rows<LockerRow>> }) {
  const translate = useTranslate();
  if (!part.seen) return null;
  return (
    <Sheet
      title={translate('wall.lockers.title')}
      to={mapUrl('lockers')}
      more={part.data && <Situations rows={part.data.rows} />}
      className="wall-lockers"
    >
      {part.data ? <Placed {...part.data} /> : <Unknown part={part} />}
    </Sheet>
  );
}
