// Tables of idle screens: screen savers, contacts and tips.
import type { Id, Maybe, Stamps } from './columns.ts';

export interface ScreenSaversTable extends Stamps {
  screenSaverId: Id;
  name: string;
  description: Maybe<string>;
  notice: Maybe<string>;
  /** How long a picture is shown, in seconds. */
  pictureSwitchingTime: number;
}

export interface ScreenSaverPicturesTable {
  screenSaverId: number;
  position: number;
  fileId: string;
}

export interface ScreenSaverLockersTable {
  screenSaverId: number;
  lockerId: number;
}

export interface ContactsTable extends Stamps {
  contactId: Id;
  position: number;
  name: string;
  phone: Maybe<string>;
  email: Maybe<string>;
}

export interface TipsTable extends Stamps {
  tipId: Id;
  position: number;
  content: string;
}
