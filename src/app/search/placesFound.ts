// Matches a text with targets: all its words, in either language, best match first.
import { isJust } from '../../../domain/search.ts';
import type { Hit } from './hit.ts';
import type { Place, Say } from './places.ts';

/** Maximum number of targets shown per type. */
const SHOWN = 6;

const small = (text: string) => text.normalize('NFKC').toLowerCase();

/** Lower is better; undefined without a match. */
function distance(words: readonly string[], names: readonly string[], around: string) {
  const whole = [...names, around].join('\n');
  if (!words.every((word) => whole.includes(word))) return undefined;
  const first = words[0] ?? '';
  if (names.some((name) => name.startsWith(first))) return 0;
  if (names.some((name) => name.includes(` ${first}`))) return 1;
  return names.some((name) => name.includes(first)) ? 2 : 3;
}

/** Targets as hits in the current language; none for an empty text. */
export function placesFound(
  text: string,
  places: readonly Place[],
  [say, ...others]: readonly [Say, ...Say[]],
): readonly Hit[] {
  const words = small(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const told = places.flatMap(({ label, section, ...place }) => {
    const names = [say, ...others].map((one) => label(one));
    const around = section === undefined ? '' : [say, ...others].map((one) => one(section)).join();
    const far = distance(words, names.map(small), small(around));
    if (far === undefined) return [];
    const under = section !== undefined && { under: say(section) };
    return [
      { far, hit: { ...place, label: names[0] ?? '', exact: isJust(text, ...names), ...under } },
    ];
  });
  const near = told.toSorted((one, other) => one.far - other.far).map(({ hit }) => hit);
  return (['pages', 'actions'] as const).flatMap((group) =>
    near.filter((hit) => hit.group === group).slice(0, SHOWN),
  );
}
