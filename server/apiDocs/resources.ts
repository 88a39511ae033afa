// Describes the operations all resources share: list, get, create, update, delete, export.
import { ownResource } from './ownResource.ts';
import type { Operation, Resource } from './types.ts';

const OWN_TAKEN = 'A name that another one has is refused with `TAKEN`.';

export const resources: Readonly<Record<string, Resource>> = {
  lockers: {
    one: 'locker',
    many: 'lockers',
    more: {
      list: 'Sorted by `lockerSituation`, lockers that are offline are the worst, then those in trouble.',
      one: 'Includes its boxes, the parcels in them, its devices and its open alerts. PIN codes are masked.',
    },
  },
  lockerGroups: {
    one: 'locker group',
    many: 'locker groups',
    more: { create: OWN_TAKEN, update: OWN_TAKEN, remove: 'Its lockers stay as they are.' },
  },
  provinces: {
    one: 'province',
    many: 'provinces',
    more: {
      create: OWN_TAKEN,
      update: OWN_TAKEN,
      remove: 'Refused with `PROVINCE_IN_USE` while districts belong to it.',
    },
  },
  districts: {
    one: 'district',
    many: 'districts',
    more: {
      create: OWN_TAKEN,
      update: OWN_TAKEN,
      remove: 'Refused with `DISTRICT_IN_USE` while lockers belong to it.',
    },
  },
  holidays: {
    one: 'holiday',
    many: 'holidays',
    more: {
      create: 'A day that is a holiday already is refused with `TAKEN`.',
      update: 'A day that is another holiday already is refused with `TAKEN`.',
    },
  },
  availability: {
    one: 'locker with its free boxes',
    many: 'lockers with their free boxes by size',
    more: { list: 'By locker name unless sorted.' },
  },
  boxStates: {
    one: 'box',
    many: 'boxes with their present state',
    more: {
      list: "Contains every box that takes parcels, by locker name unless sorted; the locker's own boxes are left out.",
    },
  },
  legacyLockers: {
    one: 'legacy locker',
    many: 'legacy lockers',
    more: {
      one: 'Includes its cabinets; those taken off it are left out.',
      remove:
        'Takes the locker with its boxes off the network. Refused with `LOCKER_IN_USE` while a box is used or locked.',
    },
  },
  alerts: { one: 'alert', many: 'alerts' },
  audit: {
    one: 'event of the audit',
    many: 'events of the audit',
    more: {
      list: 'The newest first unless sorted. Values that you may not see are masked; those of removed persons are gone.',
    },
  },
  cases: {
    one: 'case',
    many: 'cases',
    more: {
      create:
        'It must be about a parcel, a locker or a customer (`CASE_ABOUT_NOTHING`). Locker, box and customer are taken from the parcel where not given.',
    },
  },
  screenSavers: {
    one: 'screen saver',
    many: 'screen savers',
    more: {
      one: 'Includes its pictures and all lockers, with whether they show it.',
      create: 'Upload its pictures first and send their ids in order.',
      update: 'The pictures and lockers sent replace the stored ones.',
    },
  },
  parcels: {
    one: 'parcel',
    many: 'parcels',
    more: {
      list: '`startTime` and `endTime` apply to the time named by `timeQueryType`.',
      one: 'Includes its payments. The PIN is masked; contact data are masked without `PERSONAL_VIEW`.',
    },
  },
  bookings: { one: 'booking', many: 'bookings' },
  orders: {
    one: 'legacy order',
    many: 'parcels with their legacy order state',
    more: { list: 'Parcels in a state without a legacy word are left out.' },
  },
  parcelCategories: {
    one: 'parcel category',
    many: 'parcel categories',
    more: {
      create:
        'It belongs to the console (`BACKEND`). A prefix that another one has is refused with `TAKEN`.',
      update: 'A prefix that another category has is refused with `TAKEN`.',
      remove:
        'Refused with `CATEGORY_IN_USE` while parcels of this category are in the network, unless another record has the same category.',
    },
  },
  members: {
    one: 'customer',
    many: 'customers',
    more: {
      one: 'Includes the boxes of the preferred lockers and the parcel that waits.',
      create:
        'The customer is `ACTIVE` at once and must be reachable by the chosen notification type (`CONTACT_MISSING`). A subscription is charged at once. A login name that another one has is refused with `TAKEN`.',
      remove:
        'Personal data are removed for good; parcels and events stay. Refused while a parcel (`MEMBER_HAS_PARCEL`), a booking (`MEMBER_HAS_BOOKING`) or a charge (`MEMBER_OWES`) is open.',
    },
  },
  reportSchedules: {
    one: 'report schedule',
    many: 'report schedules',
    more: {
      create:
        'At most 100 schedules (`REPORT_SCHEDULES_FULL`) with 20 addresses each. Refused with `REPORT_NOBODY` if nobody would get it.',
      update: 'It is sent with the permissions of whoever saved it last.',
    },
  },
  sharedViews: {
    one: 'shared view',
    many: 'shared views',
    more: {
      list: 'Only views of lists that you may open.',
      create:
        'Everyone who may open the list sees it. Refused with `BAD_INPUT` if the list does not accept the filter or the sort, or if a filter contains personal data, and with `SHARED_VIEWS_FULL` if the list has ten.',
      update: 'Renames it. Only for the one who shared it, and for holders of `SETTING_EDIT`.',
      remove: 'Only for the one who shared it, and for holders of `SETTING_EDIT`.',
    },
  },
  messages: {
    one: 'message',
    many: 'messages',
    more: {
      list: 'The newest first unless sorted.',
      one: 'Includes its text, with dots in place of a PIN or code.',
    },
  },
  roles: {
    one: 'role',
    many: 'roles',
    more: {
      create:
        'You can only grant permissions that you hold (`ROLE_NOT_HELD`). A name that exists is refused with `ROLE_EXISTS`.',
      update:
        'You can only grant or take permissions that you hold (`ROLE_NOT_HELD`), and not lock yourself out (`ROLE_OWN`). `SUPER_ADMIN` keeps every permission.',
      remove:
        'Refused with `ROLE_IN_USE` while accounts have it, and with `ROLE_OF_PRODUCT` for roles that the product relies on.',
    },
  },
  providers: {
    one: 'provider',
    many: 'providers',
    more: {
      create:
        'A number that another provider has is refused with `TAKEN`. The server creates keys; see “Create a requestor key”.',
      update: 'The number cannot be changed (`PROVIDER_NUMBER_FIXED`).',
    },
  },
  agents: {
    one: 'courier',
    many: 'couriers',
    more: {
      create: 'A number that another courier has is refused with `TAKEN`.',
      update: 'The number cannot be changed (`AGENT_NUMBER_FIXED`).',
      remove:
        'Refused with `AGENT_HAS_PARCELS` while parcels that the courier brought are in the network.',
    },
  },
  versions: {
    one: 'software version',
    many: 'software versions',
    more: { one: 'Includes its package and the task of each locker.' },
  },
};

const FILE =
  'Contains all matching records in the requested order. One export runs per person at a time; if others take too long, the call ends with `EXPORTS_BUSY` or `EXPORTS_FULL`.';
const SAVED = 'Supports `If-Match`: a save based on an older state is refused with `STALE`.';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const article = (name: string) => (/^[aeio]/.test(name) ? 'an' : 'a');

/** What an operation with this name does to a resource; undefined for non-standard operations. */
function standard(name: string, { one, many }: Resource): Operation | undefined {
  const a = `${article(one)} ${one}`;
  switch (name) {
    case 'list':
      return [`List ${many}`, `Returns one page of ${many}.`];
    case 'one':
      return [`Get ${a}`, `Returns the ${one} with this number, or \`NOT_FOUND\`.`];
    case 'create':
      return [`Create ${a}`, `Creates the ${one} and returns it.`];
    case 'update':
      return [`Update ${a}`, `Saves the ${one} and returns it. ${SAVED}`];
    case 'remove':
      return [`Delete ${a}`, `Deletes the ${one}.`];
    case 'exportCsv':
      return [`Export ${many} as CSV`, `Returns a CSV file in UTF-8. ${FILE}`];
    case 'exportXlsx':
      return [`Export ${many} as a workbook`, `Returns an XLSX file. ${FILE}`];
    case 'exportPdf':
      return [`Export ${many} as PDF`, `Returns a PDF document. ${FILE}`];
    case 'uploadFile':
      return [`Upload a file for ${many}`, `Stores the file; saving ${a} with its id uses it.`];
    case 'readFile':
      return [`Get a file of ${many}`, `Returns the file, or \`NOT_FOUND\`.`];
    default:
      return undefined;
  }
}

/** The operation of a resource; undefined if the group is not a resource, or the endpoint is described itself. */
export function resourceOperation(call: string): Operation | undefined {
  const [group = '', name = ''] = call.split('.');
  const resource = resources[group] ?? ownResource(group);
  const found = resource && standard(name, resource);
  if (!found) return undefined;
  const more = resource.more?.[name];
  return [capital(found[0]), more ? `${found[1]} ${more}` : found[1]];
}
