// Search targets of the user: pages, their create actions, and shell functions.
import { useContext, useMemo } from 'react';
import { Authorities, useMayUse } from '../../engine/mayUse.ts';
import { Resources } from '../../engine/resources.ts';
import { useSetLanguage } from '../language.tsx';
import { prefer, shownTheme } from '../preferences.ts';
import { Pages } from '../pages.ts';
import { leave, lock } from '../shell/leaving.ts';
import { useMenu } from '../shell/menu/useMenu.ts';
import { placesOf, type Place } from './places.ts';

type Action = readonly [key: string, icon: Place['icon'], action: () => void];

/** Shell functions. `help` opens the keyboard help. */
function useOwnActions(help: () => void): readonly Place[] {
  const setLanguage = useSetLanguage();
  return useMemo(() => {
    const actions: readonly Action[] = [
      ['theme', 'moon', () => prefer({ theme: shownTheme() === 'dark' ? 'light' : 'dark' })],
      ['english', 'sms', () => void setLanguage('en')],
      ['chinese', 'sms', () => void setLanguage('zh')],
      ['keys', 'keyboard', help],
      ['lock', 'lock', lock],
      ['signOut', 'signOut', leave],
    ];
    return actions.map(([key, icon, action]) => ({
      group: 'actions',
      key: `act-${key}`,
      icon,
      action,
      label: (say) => say(`search.actions.${key}`),
    }));
  }, [setLanguage, help]);
}

export function usePlaces(help: () => void): readonly Place[] {
  const { menu } = useMenu();
  const { pages } = useContext(Pages);
  const resources = useContext(Resources);
  const held = useContext(Authorities);
  const mayUse = useMayUse();
  const own = useOwnActions(help);
  return useMemo(
    () => [...placesOf({ menu, pages, resources: Object.values(resources), held, mayUse }), ...own],
    [menu, pages, resources, held, mayUse, own],
  );
}
