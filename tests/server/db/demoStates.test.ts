// The small demo that tests begin with has ordinary parcels in every state, at whatever hour of the week it is made.
import { expect, test } from 'vitest';
import { buildParcels } from '../../../server/seed/stories/events.ts';
import { buildLockers } from '../../../server/seed/network/lockers.ts';
import { buildMembers } from '../../../server/seed/people/members.ts';
import { emptyNetwork } from '../../../server/seed/network/network.ts';
import { buildProviders } from '../../../server/seed/network/providers.ts';
import { SMALL } from '../../../server/seed/network/size.ts';
import { PARCEL_STATUSES } from '../../../domain/parcels/parcels.ts';

const HOUR = 60 * 60 * 1_000;
const MONDAY = Date.UTC(2026, 10, 23);

function parcelsAt(now: number) {
  const network = emptyNetwork(now, SMALL);
  const { lockers, boxes } = buildLockers(network);
  const members = buildMembers(network, lockers);
  const cast = { lockers, boxes, members, ...buildProviders(network) };
  return buildParcels(network, cast);
}

/** The statuses whose two newest parcels are deposits for registered customers, alone in their boxes. */
function ordinaryAt(now: number): string[] {
  const parcels = parcelsAt(now);
  const companions = new Set(parcels.map(({ withOrdersId }) => withOrdersId));
  return PARCEL_STATUSES.filter((status) => {
    const newest = parcels.filter(({ ordersStatus }) => ordersStatus === status).slice(-2);
    return (
      newest.length === 2 &&
      newest.every(
        ({ parcelType, memberId, withOrdersId, ordersId }) =>
          parcelType === 'DEPOSIT_PARCEL' &&
          memberId !== null &&
          withOrdersId === null &&
          !companions.has(ordersId),
      )
    );
  });
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

test.each(DAYS)('every state has ordinary parcels at every hour of a %s', (day) => {
  const begin = MONDAY + DAYS.indexOf(day) * 24 * HOUR;
  for (let hour = 0; hour < 24; hour += 1)
    expect(ordinaryAt(begin + hour * HOUR)).toEqual(PARCEL_STATUSES);
});
