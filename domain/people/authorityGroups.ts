// Groups of permissions in the role editor, by login type, with critical ones marked.
import type { Authority, BackendAuthority, TerminalAuthority } from './authorities.ts';
import type { LoginType } from './passwords.ts';

/** Codes under one heading. */
export interface AuthorityGroup<C extends string = string> {
  readonly name: GroupName;
  readonly codes: readonly C[];
}

export const GROUP_NAMES = [
  'dashboard',
  'lockers',
  'boxes',
  'troubles',
  'parcels',
  'customers',
  'staff',
  'providers',
  'notifications',
  'prices',
  'screens',
  'software',
  'reports',
  'settings',
  'terminalParcels',
  'terminalBoxes',
] as const;
export type GroupName = (typeof GROUP_NAMES)[number];

const BACKEND_GROUPS: readonly AuthorityGroup<BackendAuthority>[] = [
  { name: 'dashboard', codes: ['DASHBOARD_VIEW'] },
  { name: 'lockers', codes: ['LOCKER_VIEW', 'LOCKER_EDIT', 'LOCKER_EXPORT', 'LOG_VIEW'] },
  { name: 'boxes', codes: ['BOX_VIEW', 'BOX_EDIT', 'BOX_OPEN'] },
  { name: 'troubles', codes: ['ALERT_VIEW', 'ALERT_EDIT', 'TICKET_VIEW', 'TICKET_EDIT'] },
  {
    name: 'parcels',
    codes: [
      'PARCEL_VIEW',
      'PARCEL_EDIT',
      'PARCEL_RESERVE',
      'PARCEL_EXPORT',
      'PARCEL_CATEGORY_VIEW',
      'PARCEL_CATEGORY_EDIT',
    ],
  },
  {
    name: 'customers',
    codes: ['MEMBER_VIEW', 'MEMBER_EDIT', 'MEMBER_EXPORT', 'PERSONAL_VIEW', 'PERSONAL_REVEAL'],
  },
  { name: 'staff', codes: ['STAFF_VIEW', 'STAFF_EDIT', 'ROLE_VIEW', 'ROLE_EDIT', 'AUDIT_VIEW'] },
  {
    name: 'providers',
    codes: ['PROVIDER_VIEW', 'PROVIDER_EDIT', 'PROVIDER_EXPORT', 'AGENT_VIEW', 'AGENT_EDIT'],
  },
  {
    name: 'notifications',
    codes: [
      'TEMPLATE_VIEW',
      'TEMPLATE_EDIT',
      'MESSAGE_VIEW',
      'MESSAGE_SEND',
      'GATEWAY_VIEW',
      'GATEWAY_EDIT',
    ],
  },
  { name: 'prices', codes: ['PRICE_VIEW', 'PRICE_EDIT'] },
  { name: 'screens', codes: ['SCREEN_VIEW', 'SCREEN_EDIT'] },
  { name: 'software', codes: ['VERSION_VIEW', 'VERSION_EDIT'] },
  { name: 'reports', codes: ['REPORT_VIEW', 'REPORT_EXPORT'] },
  { name: 'settings', codes: ['SETTING_VIEW', 'SETTING_EDIT'] },
];

const TERMINAL_GROUPS: readonly AuthorityGroup<TerminalAuthority>[] = [
  { name: 'terminalParcels', codes: ['TERMINAL_DEPOSIT', 'TERMINAL_COLLECT'] },
  { name: 'terminalBoxes', codes: ['TERMINAL_OPEN', 'TERMINAL_FLAG', 'TERMINAL_MAINTAIN'] },
];

/** The two lists of permission codes (R6.7). */
export const authorityGroups = (loginType: LoginType): readonly AuthorityGroup<Authority>[] =>
  loginType === 'TERMINAL' ? TERMINAL_GROUPS : BACKEND_GROUPS;

/** The codes available to a role of this type, by group. */
export const codesOf = (loginType: LoginType): readonly Authority[] =>
  authorityGroups(loginType).flatMap(({ codes }) => codes);

/** Critical permissions: opening doors, personal data, and control over people, money and machines. */
export const GRAVE_AUTHORITIES = [
  'BOX_OPEN',
  'PERSONAL_VIEW',
  'PERSONAL_REVEAL',
  'STAFF_EDIT',
  'ROLE_EDIT',
  'PROVIDER_EDIT',
  'GATEWAY_EDIT',
  'PRICE_EDIT',
  'VERSION_EDIT',
  'TERMINAL_OPEN',
] as const satisfies readonly Authority[];
export type GraveAuthority = (typeof GRAVE_AUTHORITIES)[number];

export const isGrave = (code: string): code is GraveAuthority =>
  (GRAVE_AUTHORITIES as readonly string[]).includes(code);
