// Breadcrumbs of a page from the menu: its section.
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { Crumb } from '../../engine/Page.tsx';
import { sectionAt, type Menu } from '../menu.ts';

/** Default breadcrumbs of a page without its own. */
export function useTrail(menu: Menu, pathname: string): readonly Crumb[] {
  const translate = useTranslate();
  return useMemo(() => {
    const section = sectionAt(pathname, menu);
    return section === undefined ? [] : [{ label: translate(section.label) }];
  }, [menu, pathname, translate]);
}
