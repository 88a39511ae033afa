// Demo records that are saved from forms: how each is read, and how it is saved.
import { agents } from '../../../contract/people/agents.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { lockerGroups } from '../../../contract/lockers/lockerGroups.ts';
import { lockers } from '../../../contract/lockers/lockers.ts';
import { lockerSaves } from '../../../contract/lockers/lockerSaves.ts';
import { parcelCategories } from '../../../contract/parcels/parcelCategories.ts';
import { providers } from '../../../contract/people/providers.ts';
import { roles } from '../../../contract/people/roles.ts';
import { screenSavers } from '../../../contract/terminals/screenSavers.ts';
import { staffCalls } from '../../../contract/people/staff.ts';
import { userInfo } from '../../../contract/people/userInfo.ts';

interface Saved {
  readonly name: string;
  readonly one: Endpoint;
  readonly save: Endpoint;
  readonly id: Readonly<Record<string, number>>;
}

const updateOf = ({ update }: { update: Endpoint }) => update;

/** A record of each resource that has a form. */
export const SAVED_RECORDS: readonly Saved[] = [
  { name: 'account', one: userInfo.one, save: staffCalls.update, id: { userId: 2 } },
  { name: 'role', one: roles.one, save: updateOf(roles), id: { roleId: 2 } },
  { name: 'provider', one: providers.one, save: updateOf(providers), id: { providerId: 1 } },
  { name: 'agent', one: agents.one, save: updateOf(agents), id: { agentId: 1 } },
  { name: 'locker', one: lockers.one, save: lockerSaves.update, id: { lockerId: 1 } },
  { name: 'locker group', one: lockerGroups.one, save: updateOf(lockerGroups), id: { id: 1 } },
  {
    name: 'category',
    one: parcelCategories.one,
    save: updateOf(parcelCategories),
    id: { parcelCategoryId: 1 },
  },
  {
    name: 'screen saver',
    one: screenSavers.one,
    save: updateOf(screenSavers),
    id: { screenSaverId: 1 },
  },
];
