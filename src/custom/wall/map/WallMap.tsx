// The wall's map: quiet lockers as groups, those in trouble singly above with their names. Load it lazily.
import { useRef, type CSSProperties } from 'react';
import { useTranslate } from 'react-admin';
import { clustersOf, pushedOff, type Point } from '../../../../domain/map/clusters.ts';
import type { MappedLocker } from '../../shared/LockerMap/mappedLocker.ts';
import { Group, Single } from './Symbols.tsx';
import { Names } from './Names.tsx';
import { useProjection } from './useProjection.ts';
import type { Named } from './named.ts';
import './wallMap.css';

interface Props {
  /** Lockers with coordinates; pass the same array until one changes. */
  readonly lockers: readonly MappedLocker[];
  /** Those to draw singly, the gravest first. */
  readonly troubled: readonly Named[];
}

/** The width of a symbol, in pixels of a wall of 1,920. */
const SYMBOL = 40;
const FULL_WIDTH = 1920;
/** The smallest scale: a phone's symbols are no smaller. */
const LEAST = 0.7;

export default function WallMap({ lockers, troubled }: Props) {
  const translate = useTranslate();
  const frame = useRef<HTMLDivElement>(null);
  const projection = useProjection(frame, lockers);
  const size = SYMBOL * Math.max(LEAST, window.innerWidth / FULL_WIDTH);
  const placed = <T extends { readonly locker: MappedLocker }>(one: T): T & Point => {
    const { x = 0, y = 0 } = projection?.at(one.locker) ?? {};
    return { ...one, x, y };
  };
  const inTrouble = new Set(troubled.map(({ locker }) => locker.lockerId));
  const above = clustersOf(troubled.map(placed), size);
  const quiet = clustersOf(
    lockers.filter(({ lockerId }) => !inTrouble.has(lockerId)).map((locker) => placed({ locker })),
    size * 1.2,
  ).map((cluster) => pushedOff(cluster, above, size));
  return (
    <div className="locker-map wall-map-drawn" style={{ '--symbol': `${size}px` } as CSSProperties}>
      <div
        ref={frame}
        role="img"
        aria-label={translate('wall.lockers.map')}
        className="locker-map-frame"
      />
      {projection && (
        <div className="wall-map-above" aria-hidden="true">
          {quiet.map(({ x, y, members }) => {
            const [{ locker } = { locker: undefined }] = members;
            return members.length === 1 && locker ? (
              <Single key={locker.lockerId} at={{ x, y }} locker={locker} />
            ) : (
              <Group key={locker?.lockerId} at={{ x, y }} count={members.length} tone="quiet" />
            );
          })}
          <Names
            area={projection}
            groups={above}
            size={size}
            others={quiet.map(({ x, y }) => ({
              x: x - size / 2,
              y: y - size / 2,
              width: size,
              height: size,
            }))}
          />
        </div>
      )}
    </div>
  );
}
