// The demo's staff and terminal users. Each password is hashed once, as hashing is slow.
import { DEMO_ACCOUNTS, DEMO_PASSWORD, DEMO_TERMINAL_PASSWORD } from '../../demo/demoAccounts.ts';
import { hashPassword } from '../../system/passwords.ts';
import { ADMIN, type Colleague, COLLEAGUES } from './colleagues.ts';
import { unassignedMobile } from './unassignedMobile.ts';
import { FIRST_NAMES, LAST_NAMES } from '../network/names.ts';
import type { Network, Row } from '../network/emptyNetwork.ts';

const DAY = 24 * 60 * 60 * 1_000;

type Roles = ReadonlyMap<string, number>;

const ACCOUNTS: Record<
  (typeof DEMO_ACCOUNTS)[number],
  [role: string, firstName: string, lastName: string]
> = {
  admin: ['SUPER_ADMIN', 'Eleni', 'Georgiou'],
  root: ['ROOT', 'Marios', 'Ioannou'],
  operator: ['OPERATOR', 'Andreas', 'Charalambous'],
  support: ['SUPPORT', 'Katerina', 'Nicolaou'],
  viewer: ['VIEWER', 'Petros', 'Demetriou'],
};

const TERMINAL_USERS = 18;
/** One in this many terminal users is locked, and which. */
const LOCKED_EVERY = 11;
const LOCKED_AT = 5;

interface Person extends Colleague {
  readonly passwordHash: string;
}

function staffRow(network: Network, roles: Roles, person: Person, userId: number): Row<'staff'> {
  const roleId = roles.get(person.role);
  if (roleId === undefined) throw new Error(`There is no role ${person.role}.`);
  const { username, firstName, lastName, passwordHash, locked, ended } = person;
  const creationTime = network.begin - (60 - userId) * DAY;
  return {
    userId,
    roleId,
    username,
    firstName,
    lastName,
    passwordHash,
    staffNo: `S${String(1_000 + userId)}`,
    mobile: unassignedMobile(400_000 + userId * 1_237),
    email: `${username}@example.test`,
    startTime: creationTime,
    endTime: ended === undefined ? null : network.now - ended * DAY,
    userStatus: locked ? 'LOCKED' : 'ACTIVE',
    deletedAt: null,
    creationTime,
    lastUpdatedTime: creationTime,
  };
}

function terminalUser(network: Network, index: number, passwordHash: string): Person {
  const firstName = network.random.pick(FIRST_NAMES);
  const lastName = LAST_NAMES[index] ?? 'Pieri';
  const username = `${firstName.charAt(0)}.${lastName}`.toLowerCase().slice(0, 20);
  return {
    username,
    role: index % 4 === 3 ? 'MAINTENANCE' : 'COURIER',
    firstName,
    lastName,
    passwordHash,
    ...(index % LOCKED_EVERY === LOCKED_AT && { locked: true as const }),
  };
}

/** When users were locked out, in days before the end of the history. */
const LOCKED_AGO = 9;

function addEvents(network: Network, { userId, creationTime, userStatus }: Row<'staff'>) {
  const subject = { subjectType: 'staff', subjectId: String(userId) } as const;
  // The first account comes with the network; its owner created the others.
  const by = userId === ADMIN.byId ? ({ byType: 'SERVER' } as const) : ADMIN;
  network.events.push({
    ...subject,
    ...by,
    time: creationTime,
    type: 'STAFF_CREATED',
    toState: 'ACTIVE',
  });
  if (userStatus !== 'LOCKED') return;
  network.events.push({
    ...subject,
    ...ADMIN,
    time: network.now - LOCKED_AGO * DAY,
    type: 'STAFF_CHANGED',
    fromState: 'ACTIVE',
    toState: 'LOCKED',
  });
}

/** Adds staff and terminal users to the network; `roles` maps role names to ids. */
export async function buildStaff(network: Network, roles: Roles): Promise<void> {
  const terminalHash = await hashPassword(DEMO_TERMINAL_PASSWORD);
  const console = await Promise.all(
    DEMO_ACCOUNTS.map(async (username): Promise<Person> => {
      const [role, firstName, lastName] = ACCOUNTS[username];
      return {
        username,
        role,
        firstName,
        lastName,
        passwordHash: await hashPassword(DEMO_PASSWORD),
      };
    }),
  );
  const terminal = Array.from({ length: TERMINAL_USERS }, (_, index) =>
    terminalUser(network, index, terminalHash),
  );
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  // Last, so that the others keep their ids.
  const colleagues = COLLEAGUES.map((one) => ({ ...one, passwordHash }));
  const staff = [...console, ...terminal, ...colleagues].map((person, index) =>
    staffRow(network, roles, person, index + 1),
  );
  network.rows.staff = staff;
  for (const row of staff) addEvents(network, row);
}
