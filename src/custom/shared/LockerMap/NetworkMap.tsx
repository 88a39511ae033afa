// The network's lockers on the map, by situation and fill. Load it lazily: it includes the map code.
import { useEffect, useRef } from 'react';
import { useEvent, useLocale, useTranslate } from 'react-admin';
import { drawNetwork } from './drawNetwork.ts';
import type { DrawnNetwork, MappedLocker } from './mappedLocker.ts';

interface Props {
  /** The map's accessible name. */
  readonly label: string;
  /** Lockers with coordinates; pass the same array until one changes. */
  readonly lockers: readonly MappedLocker[];
  readonly chosen?: number | undefined;
  /** A locker was pressed, or Enter on it. */
  readonly onChoose?: (lockerId: number) => void;
  /** Read-only, for viewing from a distance: larger symbols, no controls. It fills the given height. */
  readonly compact?: boolean;
}

/** Its messages are those of the custom pages. */
function Drawn({ label, lockers, chosen, onChoose, compact = false }: Props) {
  const translate = useTranslate();
  const frame = useRef<HTMLDivElement>(null);
  const drawn = useRef<DrawnNetwork>(undefined);
  const told = useEvent((lockerId: number) => onChoose?.(lockerId));
  const words = useEvent(() => ({
    zoomIn: translate('lockerMap.zoomIn'),
    zoomOut: translate('lockerMap.zoomOut'),
  }));
  useEffect(() => {
    if (!frame.current) return undefined;
    const map = drawNetwork(
      frame.current,
      compact ? undefined : words(),
      compact ? undefined : told,
    );
    drawn.current = map;
    return () => map.remove();
  }, [told, words, compact]);
  useEffect(() => drawn.current?.setLockers(lockers), [lockers, compact]);
  useEffect(() => drawn.current?.setChosen(chosen), [chosen, compact]);
  return (
    <div className={compact ? 'locker-map network-map compact' : 'locker-map network-map'}>
      <div
        ref={frame}
        role={compact ? 'img' : 'group'}
        aria-label={label}
        className="locker-map-frame"
      />
    </div>
  );
}

/** Drawn again in another language: a map keeps the words that it was drawn with. */
export default function NetworkMap(props: Props) {
  return <Drawn key={useLocale()} {...props} />;
}
