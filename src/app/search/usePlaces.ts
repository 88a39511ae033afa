// Search targets of the user: pages, their create actions, and shell functions.
import { useContext, useMemo } from 'react';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { Resources } from '../../engine/resources.ts';
import { useSetLanguage } from '../useSetLanguage.ts';
import { prefer, shownTheme } from '../preferences.ts';
import { Pages } from '../pages.ts';
import { leave, lock } from '../shell/leaving.ts';
import { useMenu } from '../shell/menu/useMenu.ts';
import { placesOf, type Place, type Say } from './placesOf.ts';
import { LANGUAGES, type Language } from '../../../domain/limits.ts';
import { SCREEN_LANGUAGES } from '../../../domain/screenLanguages.ts';
import { fold } from '../../../domain/fold.ts';
import { isJust } from '../../../domain/search.ts';
import type { Hit } from './hit.ts';

/** Maximum number of targets shown per type. */
const SHOWN = 6;

/** Lower is better; undefined without a match. */
function distance(terms: readonly string[], names: readonly string[], around: string) {
  const whole = [...names, around].join('\n');
  if (!terms.every((word) => whole.includes(word))) return undefined;
  const first = terms[0] ?? '';
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
  const terms = fold(text).split(/\s+/).filter(Boolean);
  if (terms.length === 0) return [];
  const scored = places.flatMap(({ label, section, ...place }) => {
    const names = [say, ...others].map((one) => label(one));
    const around = section === undefined ? '' : [say, ...others].map((one) => one(section)).join();
    const far = distance(terms, names.map(fold), fold(around));
    if (far === undefined) return [];
    const under = section !== undefined && { under: say(section) };
    return [
      { far, hit: { ...place, label: names[0] ?? '', exact: isJust(text, ...names), ...under } },
    ];
  });
  const near = scored.toSorted((one, other) => one.far - other.far).map(({ hit }) => hit);
  return (['pages', 'actions'] as const).flatMap((group) =>
    near.filter((hit) => hit.group === group).slice(0, SHOWN),
  );
}

/** A language by its own name, and by that in the current language. */
function languageIn(say: Say, code: Language): string {
  const own = SCREEN_LANGUAGES[code].name;
  const name = say(`choices.language.${code}`);
  return say(`search.actions.${name === own ? 'language' : 'otherLanguage'}`, { own, name });
}

type Action = readonly [key: string, icon: Place['icon'], action: () => void];

/** Shell functions. `help` opens the keyboard help. */
function useOwnActions(help: () => void): readonly Place[] {
  const setLanguage = useSetLanguage();
  return useMemo(() => {
    const actions: readonly Action[] = [
      ['theme', 'moon', () => prefer({ theme: shownTheme() === 'dark' ? 'light' : 'dark' })],
      ['keys', 'keyboard', help],
      ['lock', 'lock', lock],
      ['signOut', 'signOut', leave],
    ];
    const languages = LANGUAGES.map((code) => ({
      group: 'actions' as const,
      key: `act-language-${code}`,
      icon: 'sms' as const,
      action: () => void setLanguage(code),
      label: (say: Say) => languageIn(say, code),
    }));
    const others = actions.map(([key, icon, action]) => ({
      group: 'actions' as const,
      key: `act-${key}`,
      icon,
      action,
      label: (say: Say) => say(`search.actions.${key}`),
    }));
    return [...languages, ...others];
  }, [setLanguage, help]);
}

export function usePlaces(help: () => void): readonly Place[] {
  const { menu } = useMenu();
  const { pages } = useContext(Pages);
  const resources = useContext(Resources);
  const canAccess = useCanAccess();
  const own = useOwnActions(help);
  return useMemo(
    () => [...placesOf({ menu, pages, resources: Object.values(resources), canAccess }), ...own],
    [menu, pages, resources, canAccess, own],
  );
}
