// The accounts of the demo network; they exist nowhere else.

export const DEMO_PASSWORD = 'Lockerdesk2026';

/** Login names, in the order the sign-in page shows them; each has the role of DEMO_ROLES. */
export const DEMO_ACCOUNTS = ['admin', 'root', 'operator', 'support', 'viewer'] as const;

export const DEMO_ROLES: Record<(typeof DEMO_ACCOUNTS)[number], string> = {
  admin: 'SUPER_ADMIN',
  root: 'ROOT',
  operator: 'OPERATOR',
  support: 'SUPPORT',
  viewer: 'VIEWER',
};
