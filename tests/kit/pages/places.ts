// The pages of provinces, districts, free boxes and box states.
import { adminPage, FORM, ROWS, type PageCase } from '../browser/pageCase.ts';

const PLACE = 'Limassol – Molos Car Park';

export const placePages: readonly PageCase[] = [
  adminPage('availability', 'availability', 'Availability', '格口空闲情况', ROWS),
  adminPage(
    'free-boxes',
    'free-boxes?id=3',
    `Free boxes of ${PLACE}`,
    `${PLACE} 的空闲格口`,
    '.size-panel path.recharts-curve',
  ),
  adminPage('free-boxes-missing', 'free-boxes', 'Free boxes', '空闲格口', '.state'),
  adminPage('box-states', 'boxStates', 'Box states', '格口状态', ROWS),
  adminPage('districts', 'districts', 'Districts', '区县', ROWS),
  adminPage('district-create', 'districts/create', 'New district', '新增区县', FORM),
  adminPage('provinces', 'provinces', 'Provinces', '省份', ROWS),
];
