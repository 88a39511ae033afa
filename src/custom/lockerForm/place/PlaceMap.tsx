// The locker's point on the map, and the other lockers around it.
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { LATITUDE_MAX, LONGITUDE_MAX } from '../../../../domain/lockers/lockerDraft.ts';
import type { RecordId } from '../../../../domain/recordId.ts';
import type { MapPoint } from '../../shared/LockerMap/mapPoint.ts';
import { useOtherLockers } from '../useLocker.ts';
import type { LockerFormState } from '../useLockerForm.ts';
import Stack from '@mui/material/Stack';
import { lazyPart } from '../../../ui/lazyPart.tsx';

const LockerMap = lazyPart(
  () => import('../../shared/LockerMap/LockerMap.tsx'),
  () => <div className="locker-map-wait well" aria-busy="true" />,
);

const within = (value: unknown, max: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= max;

export function PlaceMap({ methods, control, record }: LockerFormState) {
  const translate = useTranslate();
  const [longitude, latitude] = useWatch({ control, name: ['longitude', 'latitude'] });
  const others = useOtherLockers(record['lockerId'] as RecordId | undefined);
  const point =
    within(longitude, LONGITUDE_MAX) && within(latitude, LATITUDE_MAX)
      ? { longitude, latitude }
      : undefined;
  const put = (chosen: MapPoint) => {
    methods.setValue('longitude', chosen.longitude);
    methods.setValue('latitude', chosen.latitude);
    methods.clearErrors(['longitude', 'latitude']);
  };
  return (
    <Stack sx={{ gap: 1 }}>
      <p className="soft">{translate('lockerForm.mapHint')}</p>
      <LockerMap label={translate('lockerForm.map')} point={point} onPoint={put} others={others} />
    </Stack>
  );
}
