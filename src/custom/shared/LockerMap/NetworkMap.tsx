// The network's lockers on the map, by situation and fill. Load it lazily: it includes the map code.
import { useEffect, useRef } from 'react';
import { useEvent, useLocale, useTranslate } from 'react-admin';
import type { RecordId } from '../../../../domain/recordId.ts';
import { drawNetwork } from './drawNetwork.ts';
import type { MappedLocker } from './mappedLocker.ts';

interface Props {
  /** The map's accessible name. */
  readonly label: string;
  /** Lockers with coordinates; pass the same array until one changes. */
  readonly lockers: readonly MappedLocker[];
  readonly chosen?: RecordId | undefined;
  /** A locker was pressed, or Enter on it. */
  readonly onChoose: (lockerId: RecordId) => void;
}

/** Its messages are those of the custom pages. */
function Drawn({ label, lockers, chosen, onChoose }: Props) {
  const translate = useTranslate();
  const frame = useRef<HTMLDivElement>(null);
  const drawn = useRef<ReturnType<typeof drawNetwork>>(undefined);
  const choose = useEvent(onChoose);
  const messages = useEvent(() => ({
    zoomIn: translate('lockerMap.zoomIn'),
    zoomOut: translate('lockerMap.zoomOut'),
    group: (count: number, troubled: number) =>
      [
        translate('lockersOnMap.group', { smart_count: count }),
        ...(troubled > 0 ? [translate('lockersOnMap.troubled', { smart_count: troubled })] : []),
      ].join(translate('boxes.comma')),
  }));
  useEffect(() => {
    if (!frame.current) return undefined;
    const map = drawNetwork(frame.current, messages(), choose);
    drawn.current = map;
    return () => map.remove();
  }, [choose, messages]);
  useEffect(() => drawn.current?.setLockers(lockers), [lockers]);
  useEffect(() => drawn.current?.setChosen(chosen), [chosen]);
  return (
    <div className="locker-map network-map">
      <div ref={frame} role="group" aria-label={label} className="locker-map-frame" />
    </div>
  );
}

/** Drawn again in another language: a map keeps the words that it was drawn with. */
export default function NetworkMap(props: Props) {
  return <Drawn key={useLocale()} {...props} />;
}
