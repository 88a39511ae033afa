// The permission codes of roles, by login type.

/** Codes for console staff (login type BACKEND): `NOUN_VIEW`, `NOUN_EDIT`, `NOUN_EXPORT`; critical actions have their own. */
export const BACKEND_AUTHORITIES = [
  'DASHBOARD_VIEW',
  'LOCKER_VIEW',
  'LOCKER_EDIT',
  'LOCKER_EXPORT',
  'BOX_VIEW',
  'BOX_EDIT',
  'BOX_OPEN',
  'LOG_VIEW',
  'PARCEL_VIEW',
  'PARCEL_EDIT',
  'PARCEL_RESERVE',
  'PARCEL_EXPORT',
  'MEMBER_VIEW',
  'MEMBER_EDIT',
  'MEMBER_EXPORT',
  'STAFF_VIEW',
  'STAFF_EDIT',
  'ROLE_VIEW',
  'ROLE_EDIT',
  'PROVIDER_VIEW',
  'PROVIDER_EDIT',
  'PROVIDER_EXPORT',
  'AGENT_VIEW',
  'AGENT_EDIT',
  'PARCEL_CATEGORY_VIEW',
  'PARCEL_CATEGORY_EDIT',
  'TEMPLATE_VIEW',
  'TEMPLATE_EDIT',
  'GATEWAY_VIEW',
  'GATEWAY_EDIT',
  'MESSAGE_VIEW',
  'MESSAGE_SEND',
  'PRICE_VIEW',
  'PRICE_EDIT',
  'SCREEN_VIEW',
  'SCREEN_EDIT',
  'VERSION_VIEW',
  'VERSION_EDIT',
  'SETTING_VIEW',
  'SETTING_EDIT',
  'ALERT_VIEW',
  'ALERT_EDIT',
  'TICKET_VIEW',
  'TICKET_EDIT',
  'REPORT_VIEW',
  'REPORT_EXPORT',
  'AUDIT_VIEW',
  'PERSONAL_VIEW',
  'PERSONAL_REVEAL',
] as const;

/** Codes for users who sign in at a terminal (login type TERMINAL). */
export const TERMINAL_AUTHORITIES = [
  'TERMINAL_DEPOSIT',
  'TERMINAL_COLLECT',
  'TERMINAL_OPEN',
  'TERMINAL_FLAG',
  'TERMINAL_MAINTAIN',
] as const;

export type BackendAuthority = (typeof BACKEND_AUTHORITIES)[number];
export type TerminalAuthority = (typeof TERMINAL_AUTHORITIES)[number];
export type Authority = BackendAuthority | TerminalAuthority;

/**
 * Whether a user with the codes `held` has any one of `needed`.
 * @param held the codes of the session's authoritySet
 * @param needed codes of which one is sufficient
 */
export function holdsAny(held: readonly string[], needed: readonly string[]): boolean {
  return needed.some((code) => held.includes(code));
}

/** The initial role of users who requested access. It permits nothing. */
export const NEWCOMER = 'NEWCOMER';
