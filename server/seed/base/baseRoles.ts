// The initial roles of every network and their permissions.
import { type Authority, BACKEND_AUTHORITIES } from '../../../domain/people/authorities.ts';
import type { LoginType } from '../../../domain/people/passwords.ts';

interface BaseRole {
  name: string;
  description: string;
  loginType: LoginType;
  authoritySet: readonly Authority[];
}

const about = (...resources: string[]): Authority[] =>
  BACKEND_AUTHORITIES.filter((authority) =>
    resources.some((resource) => authority.startsWith(`${resource}_`)),
  );

const backend = (
  name: string,
  description: string,
  authoritySet: readonly Authority[],
): BaseRole => ({
  name,
  description,
  loginType: 'BACKEND',
  authoritySet,
});

const terminal = (
  name: string,
  description: string,
  authoritySet: readonly Authority[],
): BaseRole => ({
  name,
  description,
  loginType: 'TERMINAL',
  authoritySet,
});

export const BASE_ROLES: readonly BaseRole[] = [
  backend('SUPER_ADMIN', 'May do everything.', BACKEND_AUTHORITIES),
  backend('ROOT', 'Runs the installation itself.', BACKEND_AUTHORITIES),
  backend('OPERATOR', 'Runs lockers, boxes and parcels.', [
    ...about('DASHBOARD', 'LOCKER', 'BOX', 'LOG', 'ALERT', 'TICKET'),
    ...about('PARCEL').filter((authority) => !authority.startsWith('PARCEL_CATEGORY')),
    'PARCEL_CATEGORY_VIEW',
    'PERSONAL_VIEW',
  ]),
  backend('SUPPORT', 'Helps customers with their parcels and messages.', [
    'DASHBOARD_VIEW',
    'LOCKER_VIEW',
    'BOX_VIEW',
    'PARCEL_VIEW',
    'PARCEL_EDIT',
    'PARCEL_RESERVE',
    'PARCEL_CATEGORY_VIEW',
    ...about('MEMBER', 'MESSAGE', 'TICKET'),
    'TEMPLATE_VIEW',
    'PERSONAL_REVEAL',
  ]),
  backend(
    'VIEWER',
    'Sees everything but what is personal, and changes nothing.',
    BACKEND_AUTHORITIES.filter(
      (authority) => authority.endsWith('_VIEW') && authority !== 'PERSONAL_VIEW',
    ),
  ),
  terminal('COURIER', 'Lays parcels into lockers and takes them out.', [
    'TERMINAL_DEPOSIT',
    'TERMINAL_COLLECT',
  ]),
  terminal('MAINTENANCE', 'Looks after the lockers themselves.', [
    'TERMINAL_OPEN',
    'TERMINAL_FLAG',
    'TERMINAL_MAINTAIN',
  ]),
];
