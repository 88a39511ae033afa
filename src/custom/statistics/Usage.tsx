// usageStatistics: use of lockers over time: parcels a day, boxes in use, peak hours, storage time.
import type { ReactElement } from 'react';
import { dayStatistics } from '../../../contract/reports/statistics.ts';
import { Boxes } from './Boxes.tsx';
import { Days } from './Days.tsx';
import { Dwell } from './Dwell.tsx';
import { PageLayout } from './PageLayout.tsx';
import { Hours } from './Hours.tsx';
import { usageStatistics } from './page.ts';
import { filtersOf } from './useAddress.ts';

const filters = filtersOf(dayStatistics.query, [
  'lockerId',
  'lockerGroupId',
  'districtId',
  'provinceId',
]);

/** The page behind `usageStatistics`. */
export default function Usage(): ReactElement {
  return (
    <PageLayout page={usageStatistics} filters={filters}>
      {(address) => (
        <>
          <Days asked={address.asked} />
          <Boxes asked={address.asked} />
          <Hours address={address} />
          <Dwell asked={address.asked} />
        </>
      )}
    </PageLayout>
  );
}
