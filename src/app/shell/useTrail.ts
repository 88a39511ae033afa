// The way to a page as the menu knows it: the section that it stands in.
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { Crumb } from '../../engine/Page.tsx';
import { sectionAt, type Menu } from '../menu.ts';

/** The crumbs before a page that says none of its own. */
export function useTrail(menu: Menu, pathname: string): readonly Crumb[] {
  const translate = useTranslate();
  return useMemo(() => {
    const section = sectionAt(pathname, menu);
    return section === undefined ? [] : [{ label: translate(section.label) }];
  }, [menu, pathname, translate]);
}
