// The catalogues' own words, for tests that hold for every resource.
import { en as englishFrame } from '../../src/i18n/en/catalogue.ts';
import { rooms as englishRooms } from '../../src/i18n/en/rooms.ts';
import { zh as chineseFrame } from '../../src/i18n/zh/catalogue.ts';
import { rooms as chineseRooms } from '../../src/i18n/zh/rooms.ts';

/** The words of the frame and of the rooms; each has some of resources. */
const together = <F extends { resources: object }, R extends { resources: object }>(
  frame: F,
  rooms: R,
) => ({ ...frame, ...rooms, resources: { ...frame.resources, ...rooms.resources } });

const en = together(englishFrame, englishRooms);
const zh = together(chineseFrame, chineseRooms);

/** The words of a key, the singular where there are two; empty when the catalogue has none. */
export function saidOf(language: 'en' | 'zh', key: string): string {
  const found = key
    .split('.')
    .reduce<unknown>(
      (part, name) => (part as Record<string, unknown> | undefined)?.[name],
      language === 'en' ? en : zh,
    );
  return typeof found === 'string' ? (found.split('||||')[0] ?? '').trim() : '';
}
