// What a picture of the tour is: its page, its looks, and how the page is brought to where it is taken.
import type { Page } from 'playwright';
import type { LockerInfo } from '../../contract/lockers/lockers.ts';
import type { Staff } from '../../tests/kit/staff.ts';
import { unheard } from '../../tests/kit/unheard.ts';
import type { Numbered } from '../../domain/recordId.ts';

export interface Look {
  readonly language: 'en' | 'zh';
  readonly theme: 'light' | 'dark';
  /** What the system asks for: more contrast, or its own colours. */
  readonly contrast?: 'more' | 'forced';
}

export interface Scene {
  /** The name of its picture. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Whether somebody is signed in. */
  readonly signedIn: boolean;
  /** In which looks it is taken. */
  readonly looks: readonly Look[];
  /** Brings the page to where its picture is taken. */
  show(page: Page, network: Network): Promise<void>;
}

/** What of the demo network the scenes tell about. */
export interface Network {
  /** Who is signed in. */
  readonly staff: Staff;
  /** A locker in which something of everything happens. */
  readonly busy: Numbered<LockerInfo>;
  /** The lockers that answer, by their numbers. */
  readonly online: readonly number[];
}

export const WIDE = { width: 1440, height: 900 } as const;
export const PHONE = { width: 390, height: 844 } as const;

export const EN_LIGHT: Look = { language: 'en', theme: 'light' };
export const ZH_DARK: Look = { language: 'zh', theme: 'dark' };
/** Both languages and both looks, in two pictures. */
export const BOTH_LOOKS: readonly Look[] = [EN_LIGHT, ZH_DARK];
/** Where the system asks for more contrast, and where it has its own colours. */
export const EN_MORE: Look = { ...EN_LIGHT, contrast: 'more' };
export const EN_FORCED: Look = { ...EN_LIGHT, contrast: 'forced' };

/** Where a scene's picture in a look is, below its folder. */
export const pictureOf = ({ name }: Scene, { language, theme, contrast }: Look): string =>
  `${[name, language, theme, contrast].filter(Boolean).join('-')}.png`;

/** Goes to an address and waits until all that it shows has come. */
export async function open(page: Page, address: string): Promise<void> {
  await unheard(page);
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
}
