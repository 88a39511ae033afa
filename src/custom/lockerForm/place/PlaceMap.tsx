// The map of the locker's location, synchronized with the two coordinate inputs.
import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { LATITUDE_MAX, LONGITUDE_MAX } from '../../../../domain/lockers/lockerDraft.ts';
import type { MapPoint } from '../../shared/LockerMap/mapPoint.ts';
import type { LockerFormState } from '../useLockerForm.ts';
import { useOtherLockers } from '../useLocker.ts';

const LockerMap = lazy(() => import('../../shared/LockerMap/LockerMap.tsx'));

const within = (value: unknown, max: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= max;

export function PlaceMap({ state }: { state: LockerFormState }) {
  const translate = useTranslate();
  const { form, control, record } = state;
  const [longitude, latitude] = useWatch({ control, name: ['longitude', 'latitude'] });
  const others = useOtherLockers(record['lockerId'] as number | undefined);
  const point =
    within(longitude, LONGITUDE_MAX) && within(latitude, LATITUDE_MAX)
      ? { longitude, latitude }
      : undefined;
  const put = (chosen: MapPoint) => {
    const options = { shouldDirty: true, shouldTouch: true } as const;
    form.setValue('longitude', chosen.longitude, options);
    form.setValue('latitude', chosen.latitude, options);
    form.clearErrors(['longitude', 'latitude']);
  };
  return (
    <div className="locker-place">
      <p className="soft">{translate('lockerForm.mapHint')}</p>
      <Suspense fallback={<div className="locker-map-wait" aria-busy="true" />}>
        <LockerMap
          label={translate('lockerForm.map')}
          point={point}
          onPoint={put}
          others={others}
        />
      </Suspense>
    </div>
  );
}
