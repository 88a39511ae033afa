// The symbols of the wall's map: a locker filled as far as its boxes are in use, and several as their number.
import type { CSSProperties } from 'react';
import type { Point } from '../../../../domain/map/clusters.ts';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import { useCount } from '../../../ui/useCount.ts';
import '../../shared/LockerMap/networkMap.css';
import type { MappedLocker } from '../../shared/LockerMap/mappedLocker.ts';

const positioned = ({ x, y }: Point): CSSProperties => ({ left: x, top: y });

interface SingleProps {
  readonly at: Point;
  readonly locker: MappedLocker;
  /** Of one in trouble. */
  readonly icon?: IconName;
  readonly tone?: 'alarm' | 'warn';
}

/** Without a fill where it is unknown. */
export function Single({ at, locker: { situation, fill, disabled }, icon, tone }: SingleProps) {
  const className = `map-cabinet ${situation.toLowerCase()}${disabled ? ' disabled' : ''}`;
  return (
    <span className={`wall-symbol ${tone ?? ''}`} style={positioned(at)}>
      <span className={className}>
        {fill !== undefined && <span className="map-full" style={{ height: `${fill}%` }} />}
        {icon !== undefined && <Icon name={icon} />}
      </span>
    </span>
  );
}

interface GroupProps {
  readonly at: Point;
  readonly count: number;
  readonly tone: 'alarm' | 'warn' | 'quiet';
}

export function Group({ at, count, tone }: GroupProps) {
  const say = useCount();
  return (
    <b className={`wall-group ${tone}`} style={positioned(at)}>
      {say(count)}
    </b>
  );
}
