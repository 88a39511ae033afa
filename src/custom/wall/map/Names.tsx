// Lockers in trouble on the wall's map: their symbols, and their names beside them with a line to the place.
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Cluster, Point } from '../../../../domain/map/clusters.ts';
import { lineEnd, placeLabels, type Box } from '../../../../domain/map/labels.ts';
import type { Named } from './named.ts';
import { Group, Single } from './Symbols.tsx';

type Troubles = Cluster<Named & Point>;

interface Props {
  readonly area: Pick<Box, 'width' | 'height'>;
  /** The gravest first; those at one place are one. */
  readonly groups: readonly Troubles[];
  /** The width of a symbol, in pixels. */
  readonly size: number;
  /** What names should not cover. */
  readonly others: readonly Box[];
}

/** Names that one label lists; it counts the rest. */
const MOST_NAMES = 2;

const toneOf = ({ members }: Troubles) =>
  members.some(({ tone }) => tone === 'alarm') ? 'alarm' : 'warn';

const keyOf = ({ members }: Troubles) => members.map(({ locker }) => locker.lockerId).join();

function Trouble({ members }: Troubles) {
  const translate = useTranslate();
  const [first] = members;
  if (first && members.length === 1)
    return (
      <>
        <b className="cut">{first.locker.name}</b>
        <span className="cut wall-name-what">{first.what}</span>
      </>
    );
  const more = members.length - MOST_NAMES;
  return (
    <>
      {members.slice(0, MOST_NAMES).map(({ locker }) => (
        <b key={locker.lockerId} className="cut">
          {locker.name}
        </b>
      ))}
      {more > 0 && (
        <span className="wall-name-what">{translate('wall.more', { smart_count: more })}</span>
      )}
    </>
  );
}

/** Measures the labels, and places those that have room. */
function usePlaces({ area, groups, size, others }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<readonly (Box | undefined)[]>([]);
  useLayoutEffect(() => {
    const found = [...(frame.current?.children ?? [])].flatMap((element, index) => {
      const group = groups[index];
      if (!group || !(element instanceof HTMLElement)) return [];
      const { offsetWidth: width, offsetHeight: height } = element;
      return [{ x: group.x, y: group.y, width, height, clear: size * 0.6 }];
    });
    const symbols = groups.map(({ x, y }) => ({
      x: x - size / 2,
      y: y - size / 2,
      width: size,
      height: size,
    }));
    const now = placeLabels(found, area, [...others, ...symbols, ...symbols]);
    setPlaces((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
  }, [area, groups, size, others]);
  return { frame, places };
}

export function Names(props: Props) {
  const { groups, area } = props;
  const { frame, places } = usePlaces(props);
  return (
    <>
      <svg className="wall-lines" width={area.width} height={area.height}>
        {groups.map((group, index) => {
          const place = places[index];
          const end = place && lineEnd(group, place);
          return (
            end && (
              <line
                key={keyOf(group)}
                className={toneOf(group)}
                x1={group.x}
                y1={group.y}
                x2={end.x}
                y2={end.y}
              />
            )
          );
        })}
      </svg>
      {groups.toReversed().map((group) => {
        const [first] = group.members;
        return first && group.members.length === 1 ? (
          <Single key={keyOf(group)} at={group} {...first} />
        ) : (
          <Group key={keyOf(group)} at={group} count={group.members.length} tone={toneOf(group)} />
        );
      })}
      <div ref={frame}>
        {groups.map((group, index) => {
          const place = places[index];
          return (
            <p
              key={keyOf(group)}
              className={`wall-name-label ${toneOf(group)}`}
              style={place ? { left: place.x, top: place.y } : { visibility: 'hidden' }}
            >
              <Trouble {...group} />
            </p>
          );
        })}
      </div>
    </>
  );
}
