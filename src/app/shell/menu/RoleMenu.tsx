// Menu preview for a role: same definition and rules as the menu, with added and removed entries.
import { useContext, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../../../ui/Icon.tsx';
import { permits } from '../../../authProvider/permits.ts';
import type { MenuShownProps } from '../../../custom/shared/menuShown.ts';
import { isSection, visibleMenu, type Menu, type MenuEntry } from '../../menu.ts';
import { MenuSource } from './menuSource.ts';
import './roleMenu.css';

type Mark = 'kept' | 'gained' | 'lost';

function Entry({ entry, mark, sub }: { entry: MenuEntry; mark: Mark; sub: boolean }) {
  const translate = useTranslate();
  return (
    <li className={sub ? `role-line sub ${mark}` : `role-line ${mark}`}>
      {entry.icon !== undefined && <Icon name={entry.icon} />}
      <span className="grow">{translate(entry.label)}</span>
      {mark !== 'kept' && <span className="small">{translate(`roleForm.menu.${mark}`)}</span>}
    </li>
  );
}

function useWhole(role: string): { menu: Menu; failed: boolean } {
  const load = useContext(MenuSource);
  const [whole, setWhole] = useState<Menu>([]);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let here = true;
    load([role]).then(
      (menu) => here && setWhole(menu),
      () => here && setFailed(true),
    );
    return () => {
      here = false;
    };
  }, [load, role]);
  return { menu: whole, failed };
}

/** Rendered without links: it is a preview within another page. */
export default function RoleMenu({ role, authorities, before }: MenuShownProps) {
  const translate = useTranslate();
  const { menu, failed } = useWhole(role);
  const markOf = (entry: MenuEntry): Mark => {
    if (!permits(entry, authorities)) return 'lost';
    return permits(entry, before) ? 'kept' : 'gained';
  };
  const groups = visibleMenu(
    menu,
    (entry) => permits(entry, authorities) || permits(entry, before),
  );
  const entries = groups.flat().flatMap((part) => (isSection(part) ? part.entries : [part]));
  const pages = entries.filter((entry) => permits(entry, authorities)).length;
  if (failed) return <p className="soft">{translate('roleForm.menu.failed')}</p>;
  return (
    <>
      <p className="small soft" role="status">
        {pages === 0
          ? translate('roleForm.menu.none')
          : translate('roleForm.menu.pages', { smart_count: pages })}
      </p>
      {groups.map((group) => (
        <ul key={group[0]?.label} className="role-menu">
          {group.map((part) =>
            isSection(part) ? (
              <li key={part.label}>
                <span className="role-line">
                  <Icon name={part.icon} />
                  {translate(part.label)}
                </span>
                <ul>
                  {part.entries.map((entry) => (
                    <Entry key={entry.path} entry={entry} mark={markOf(entry)} sub />
                  ))}
                </ul>
              </li>
            ) : (
              <Entry key={part.path} entry={part} mark={markOf(part)} sub={false} />
            ),
          )}
        </ul>
      ))}
    </>
  );
}
