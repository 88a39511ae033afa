// This locker's free storage period: the network's default, days, or hours; never both (R3.18).
import { RadioChoices } from '../../../ui/RadioChoices.tsx';
import { useState, lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FREE_PERIOD_FIELDS } from '../../../../domain/limits.ts';
import type { RecordId } from '../../../../domain/recordId.ts';
import { FormField } from '../../../engine/form/FormField.tsx';
import type { LockerFormState } from '../useLockerForm.ts';
import { LATITUDE_MAX, LONGITUDE_MAX } from '../../../../domain/lockers/lockerDraft.ts';
import type { MapPoint } from '../../shared/LockerMap/mapPoint.ts';
import { useOtherLockers } from '../useLocker.ts';
import Stack from '@mui/material/Stack';

const LockerMap = lazy(() => import('../../shared/LockerMap/LockerMap.tsx'));

const within = (value: unknown, max: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= max;

export function PlaceMap({ state }: { state: LockerFormState }) {
  const translate = useTranslate();
  const { form, control, record } = state;
  const [longitude, latitude] = useWatch({ control, name: ['longitude', 'latitude'] });
  const others = useOtherLockers(record['lockerId'] as RecordId | undefined);
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
    <Stack sx={{ gap: 1 }}>
      <p className="soft">{translate('lockerForm.mapHint')}</p>
      <Suspense fallback={<div className="locker-map-wait" aria-busy="true" />}>
        <LockerMap
          label={translate('lockerForm.map')}
          point={point}
          onPoint={put}
          others={others}
        />
      </Suspense>
    </Stack>
  );
}

const WAYS = ['NETWORK', 'DAY', 'HOUR'] as const;
type Way = (typeof WAYS)[number];

function wayOf(days: unknown, hours: unknown): Way {
  if (days !== null) return 'DAY';
  return hours === null ? 'NETWORK' : 'HOUR';
}

export function FreePeriod({ state }: { state: LockerFormState }) {
  const translate = useTranslate();
  const { form, control, fields } = state;
  const [days, hours] = useWatch({ control, name: ['freeDays', 'freeHours'] });
  const [chosen, setChosen] = useState<Way>();
  const way = chosen ?? wayOf(days, hours);
  const choose = (next: Way) => {
    setChosen(next);
    form.setValue('freeDays', next === 'DAY' ? (days ?? 3) : null, { shouldDirty: true });
    form.setValue('freeHours', next === 'HOUR' ? (hours ?? 48) : null, { shouldDirty: true });
    form.clearErrors(['freeDays', 'freeHours']);
  };
  const planned = way !== 'NETWORK' && fields.find(({ name }) => name === FREE_PERIOD_FIELDS[way]);
  return (
    <>
      <RadioChoices
        label={translate('lockerForm.free')}
        choices={WAYS.map((id) => ({ id, name: translate(`lockerForm.freeWays.${id}`) }))}
        value={way}
        onChange={choose}
      />
      {planned && (
        <div className="locker-fields">
          <FormField key={planned.name} planned={planned} />
        </div>
      )}
    </>
  );
}
