// The demo network's locker groups: one per district, and the city centres.
import type { Network, Row } from './emptyNetwork.ts';
import { DISTRICTS } from './places.ts';

type LockerRow = Row<'lockers'>;

const NAMES: Record<(typeof DISTRICTS)[number], string> = {
  NIC: 'Nicosia district',
  LIM: 'Limassol district',
  LCA: 'Larnaca district',
  PFO: 'Paphos district',
  FAM: 'Famagusta district',
};

/** Lockers in old towns and at central squares, by number. */
const CENTRES = [
  'CY-NIC-001',
  'CY-NIC-002',
  'CY-LIM-001',
  'CY-LIM-002',
  'CY-LIM-003',
  'CY-LCA-001',
  'CY-LCA-014',
  'CY-PFO-001',
  'CY-PFO-007',
  'CY-FAM-001',
];

const GROUPS: readonly { name: string; description: string; holds: (number: string) => boolean }[] =
  [
    ...DISTRICTS.map((letters) => ({
      name: NAMES[letters],
      description: `All lockers whose number begins with CY-${letters}`,
      holds: (number: string) => number.startsWith(`CY-${letters}-`),
    })),
    {
      name: 'City centres',
      description: 'Walked to, busiest from 16:00 to 20:00',
      holds: (number) => CENTRES.includes(number),
    },
  ];

/** Adds the groups and their lockers to the network. */
export function buildLockerGroups(network: Network, lockers: readonly LockerRow[]): void {
  const stamps = { creationTime: network.begin, lastUpdatedTime: network.begin };
  network.rows.lockerGroups = GROUPS.map(({ name, description }, index) => ({
    id: index + 1,
    name,
    description,
    ...stamps,
  }));
  network.rows.lockerGroupLockers = GROUPS.flatMap(({ holds }, index) =>
    lockers
      .filter(({ lockerNumber }) => holds(lockerNumber))
      .map(({ lockerId }) => ({ lockerGroupId: index + 1, lockerId: lockerId ?? 0 })),
  );
  for (const index of GROUPS.keys()) {
    network.events.push({
      time: network.begin,
      type: 'RECORD_CREATED',
      subjectType: 'lockerGroup',
      subjectId: String(index + 1),
      byType: 'STAFF',
      byId: 1,
      byName: 'admin',
    });
  }
}
