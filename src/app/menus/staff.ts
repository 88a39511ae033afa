// The menu of everybody but ROOT.
import { boxInfo } from '../../custom/boxInfo/page.ts';
import { dashboard } from '../../custom/dashboard/page.ts';
import { lockerGroups } from '../../resources/lockerGroups.ts';
import { lockers } from '../../resources/lockers.ts';
import { parcelCategories } from '../../resources/parcelCategories.ts';
import { entry, type Menu } from '../menu.ts';

export const menu: Menu = [
  [
    entry(dashboard, { label: 'app.menu.dashboard', icon: 'gauge' }),
    {
      label: 'app.menu.lockers',
      icon: 'boxes',
      entries: [
        entry(lockers, { label: 'app.menu.lockerList', also: [boxInfo] }),
        entry(lockerGroups, { label: 'app.menu.lockerGroups' }),
      ],
    },
    {
      label: 'app.menu.parcels',
      icon: 'parcel',
      entries: [entry(parcelCategories, { label: 'app.menu.parcelCategories' })],
    },
  ],
];
