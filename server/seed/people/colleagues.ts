// The demo's further staff: two custom roles, and accounts besides those named on the sign-in page.
import { type BackendAuthority, BACKEND_AUTHORITIES } from '../../../domain/people/authorities.ts';
import type { Network, Row } from '../network/emptyNetwork.ts';

const DAY = 24 * 60 * 60 * 1_000;

/** The account that creates and locks accounts and roles: the first one. */
export const ADMIN = { byType: 'STAFF', byId: 1, byName: 'admin' } as const;

/** When they were created, in days relative to the start of the history: before their holders. */
const ROLES_ON = -40;

const OWN_ROLES: readonly [
  name: string,
  description: string,
  authoritySet: readonly BackendAuthority[],
][] = [
  [
    'LOCKER_TECHNICIAN',
    'Repairs lockers on site: sees boxes, locks and unlocks them, reads logs.',
    ['LOCKER_VIEW', 'BOX_VIEW', 'BOX_EDIT', 'BOX_OPEN', 'LOG_VIEW', 'ALERT_VIEW', 'ALERT_EDIT'],
  ],
  [
    'AUDITOR',
    'Checks who did what: sees the audit, staff and roles.',
    ['DASHBOARD_VIEW', 'AUDIT_VIEW', 'STAFF_VIEW', 'ROLE_VIEW', 'PROVIDER_VIEW', 'PARCEL_VIEW'],
  ],
];

/** A member of staff; `ended` is how many days ago their account expired. */
export interface Colleague {
  readonly username: string;
  readonly role: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly locked?: true;
  readonly ended?: number;
}

export const COLLEAGUES: readonly Colleague[] = [
  {
    username: 'm.theodorou',
    role: 'LOCKER_TECHNICIAN',
    firstName: 'Michalis',
    lastName: 'Theodorou',
  },
  { username: 'i.petrou', role: 'LOCKER_TECHNICIAN', firstName: 'Irini', lastName: 'Petrou' },
  { username: 'd.evangelou', role: 'OPERATOR', firstName: 'Demetris', lastName: 'Evangelou' },
  { username: 'c.philippou', role: 'SUPPORT', firstName: 'Chrystalla', lastName: 'Philippou' },
  { username: 's.markou', role: 'SUPPORT', firstName: 'Stavros', lastName: 'Markou', locked: true },
  { username: 'n.pavlou', role: 'VIEWER', firstName: 'Nicoletta', lastName: 'Pavlou', ended: 12 },
  { username: 'a.anastasiou', role: 'AUDITOR', firstName: 'Andreas', lastName: 'Anastasiou' },
];

/** Adds the operator's own roles after the initial ones; returns role ids by name. */
export function buildRoles(
  network: Network,
  base: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const time = network.begin + ROLES_ON * DAY;
  const first = Math.max(...base.values()) + 1;
  const made = OWN_ROLES.map(([name, description, chosen], index) => ({
    roleId: first + index,
    name,
    description,
    loginType: 'BACKEND' as const,
    // In the canonical order.
    authoritySet: BACKEND_AUTHORITIES.filter((code) => chosen.includes(code)),
  }));
  network.rows.roles = made.map((role): Row<'roles'> => ({
    ...role,
    // `fill` writes structured columns from plain values.
    authoritySet: role.authoritySet as unknown as Row<'roles'>['authoritySet'],
    deletedAt: null,
    creationTime: time,
    lastUpdatedTime: time,
  }));
  for (const { roleId, ...role } of made) {
    network.events.push({
      time,
      type: 'RECORD_CREATED',
      subjectType: 'roles',
      subjectId: String(roleId),
      ...ADMIN,
      data: { from: null, to: role },
    });
  }
  return new Map([...base, ...made.map(({ name, roleId }) => [name, roleId] as const)]);
}
