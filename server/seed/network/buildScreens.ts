// The demo network's screens: screen savers with pictures, contacts, and tips.
import { ADMIN } from '../people/colleagues.ts';
import type { Network, Row } from './emptyNetwork.ts';
import { demoPictures, type DemoPicture } from './demoPictures.ts';

type LockerRow = Row<'lockers'>;

const DAY = 24 * 60 * 60 * 1_000;

interface Plan {
  readonly name: string;
  readonly description: string;
  readonly notice: string;
  readonly seconds: number;
  /** Indexes of its pictures, in order. */
  readonly pictures: readonly number[];
  /** Prefixes of its lockers' numbers. */
  readonly numbers: readonly string[];
  /** Days ago. */
  readonly ago: number;
}

const PLANS: readonly Plan[] = [
  {
    name: 'Day and night',
    description: 'Usual pictures of the network',
    notice: 'Collect your parcels day and night.',
    seconds: 8,
    pictures: [0, 1],
    numbers: ['CY-NIC', 'CY-LIM'],
    ago: 40,
  },
  {
    name: 'Seaside evenings',
    description: 'Lockers at the coast, busiest after sunset',
    notice: 'Parcels are kept for three days. Thank you for collecting them in time.',
    seconds: 12,
    pictures: [2],
    numbers: ['CY-LCA', 'CY-FAM'],
    ago: 12,
  },
  {
    name: 'Night service',
    description: 'For lockers with a night line',
    notice: 'Questions at night? Call 1400.',
    seconds: 10,
    pictures: [3],
    numbers: ['CY-PFO'],
    ago: 3,
  },
];

const CONTACTS = [
  { name: 'Customer service', phone: '+357 22 805 802', email: 'service@example.com' },
  { name: 'Night line', phone: '1400', email: null },
  { name: 'Lost parcels', phone: null, email: 'lost@example.com' },
];

const TIPS = [
  'Hold the code of your message to the reader, or enter the PIN by hand.',
  'Take everything out of the box before you close its door.',
  'Push the door until it clicks; an open door sounds an alarm.',
  'A parcel is kept for three days. After that it goes back to the post office.',
];

function fileRow({ fileId, name, bytes, sha256 }: DemoPicture, keptBy: string, time: number) {
  const stamps = { creationTime: time, lastUpdatedTime: time };
  const described = {
    purpose: 'SCREEN_PICTURE',
    name,
    size: bytes.length,
    type: 'image/png',
  } as const;
  return { fileId, ...described, sha256, keptBy, createdBy: 1, ...stamps };
}

function buildSavers({ rows, events, now }: Network, lockers: readonly LockerRow[]): void {
  const pictures = demoPictures();
  rows.files ??= [];
  rows.screenSavers = [];
  rows.screenSaverPictures = [];
  rows.screenSaverLockers = [];
  for (const [index, plan] of PLANS.entries()) {
    const screenSaverId = index + 1;
    const { name, description, notice, seconds: pictureSwitchingTime } = plan;
    const time = now - plan.ago * DAY;
    const stamps = { creationTime: time, lastUpdatedTime: time };
    rows.screenSavers.push({
      screenSaverId,
      name,
      description,
      notice,
      pictureSwitchingTime,
      ...stamps,
    });
    for (const [position, place] of plan.pictures.entries()) {
      const picture = pictures[place];
      if (!picture) continue;
      rows.files.push(fileRow(picture, `screenSavers/${screenSaverId}`, time));
      rows.screenSaverPictures.push({ screenSaverId, position, fileId: picture.fileId });
    }
    for (const { lockerId = 0, lockerNumber } of lockers)
      if (plan.numbers.some((begin) => lockerNumber.startsWith(begin)))
        rows.screenSaverLockers.push({ screenSaverId, lockerId });
    const subject = { subjectType: 'screenSavers', subjectId: String(screenSaverId) } as const;
    events.push({ time, type: 'RECORD_CREATED', ...subject, ...ADMIN });
  }
}

/** Adds screen savers, contacts and tips to the network. */
export function buildScreens(network: Network, lockers: readonly LockerRow[]): void {
  buildSavers(network, lockers);
  const time = network.begin;
  const stamps = { creationTime: time, lastUpdatedTime: time };
  network.rows.contacts = CONTACTS.map((contact, position) => ({
    contactId: position + 1,
    position,
    ...contact,
    ...stamps,
  }));
  network.rows.tips = TIPS.map((content, position) => ({
    tipId: position + 1,
    position,
    content,
    ...stamps,
  }));
}
