// A map to select a point by press, drag or arrow keys. Makes no requests to other hosts.
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useEvent, useLocale, useTranslate } from 'react-admin';
import { Icon } from '../../../ui/Icon.tsx';
import { drawMap } from './drawMap.ts';
import type { MapPoint, PlacedLocker } from './mapPoint.ts';

interface Props {
  readonly label: string;
  readonly point: MapPoint | undefined;
  readonly onPoint: (point: MapPoint) => void;
  /** Existing lockers, as grey dots. */
  readonly others: readonly PlacedLocker[];
}

function Drawn({ label, point, onPoint, others }: Props) {
  const translate = useTranslate();
  const frame = useRef<HTMLDivElement>(null);
  const drawn = useRef<ReturnType<typeof drawMap>>(undefined);
  const onPointed = useEvent(onPoint);
  const messages = useEvent(() => ({
    zoomIn: translate('lockerMap.zoomIn'),
    zoomOut: translate('lockerMap.zoomOut'),
    point: translate('lockerMap.point'),
  }));
  useEffect(() => {
    if (!frame.current) return undefined;
    const map = drawMap(frame.current, messages(), onPointed);
    drawn.current = map;
    return () => map.remove();
  }, [onPointed, messages]);
  useEffect(() => drawn.current?.setOthers(others), [others]);
  const { latitude, longitude } = point ?? {};
  useEffect(() => {
    const known = latitude !== undefined && longitude !== undefined;
    drawn.current?.setPoint(known ? { latitude, longitude } : undefined);
  }, [latitude, longitude]);
  const putHere = () => drawn.current && onPoint(drawn.current.middle());
  return (
    <div className="locker-map">
      <div ref={frame} role="group" aria-label={label} className="locker-map-frame" />
      <Button size="small" startIcon={<Icon name="pin" />} onClick={putHere}>
        {translate('lockerMap.here')}
      </Button>
    </div>
  );
}

/** Drawn again in another language: a map keeps the words that it was drawn with. */
export default function LockerMap(props: Props) {
  return <Drawn key={useLocale()} {...props} />;
}
