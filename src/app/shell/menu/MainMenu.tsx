// The menu: collapsible sections and entries, with the current one highlighted.
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { useEffect, useRef } from 'react';
import { Menu, MenuItemLink, useLocation, useStore, useTranslate } from 'react-admin';
import { Icon } from '../../../ui/Icon.tsx';
import { AlertCount } from '../AlertCount.tsx';
import { CaseCount } from '../CaseCount.tsx';
import { isAt, isSection, type MenuEntry, type MenuSection } from '../../menu.ts';
import { appUrl } from '../../../routes/roots.ts';
import type { LoadedMenu } from './useMenu.ts';

/** Scrolls only the menu, and only until its entry is visible; the page does not scroll. */
function reveal(entry: HTMLElement): void {
  const menu = entry.closest('.side');
  if (!menu) return;
  const page = menu.getBoundingClientRect();
  const { top, bottom } = entry.getBoundingClientRect();
  if (top < page.top || bottom > page.bottom)
    menu.scrollTop += (top + bottom - page.top - page.bottom) / 2;
}

interface EntryProps {
  readonly entry: MenuEntry;
  readonly sub?: boolean;
  readonly onGo: (() => void) | undefined;
}

function Entry({ entry, sub = false, onGo }: EntryProps) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const here = isAt(pathname, entry);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (here && link.current) reveal(link.current);
  }, [here]);
  return (
    <MenuItemLink
      ref={link}
      role="link"
      to={appUrl(entry.path)}
      className={sub ? 'nav-line sub' : 'nav-line'}
      aria-current={here ? 'page' : undefined}
      onClick={onGo}
      leftIcon={entry.icon && <Icon name={entry.icon} />}
    >
      {translate(entry.label)}
      {entry.counts === 'openAlerts' && <AlertCount />}
      {entry.counts === 'openCases' && <CaseCount />}
    </MenuItemLink>
  );
}

/** Folded unless it has the current page; what a user unfolds or folds is remembered for them. */
function Section({ section, onGo }: { section: MenuSection; onGo: (() => void) | undefined }) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const here = section.entries.some((entry) => isAt(pathname, entry));
  const [chosen, setChosen] = useStore<boolean | undefined>(
    `preferences.menu.${section.label}`,
    undefined,
  );
  const open = chosen ?? here;
  return (
    <>
      <ButtonBase
        className={here ? 'nav-line section here' : 'nav-line section'}
        aria-expanded={open}
        onClick={() => setChosen(!open)}
      >
        <Icon name={section.icon} />
        <span className="grow">{translate(section.label)}</span>
        <Icon name={open ? 'down' : 'right'} />
      </ButtonBase>
      {open &&
        section.entries.map((entry) => <Entry key={entry.path} entry={entry} sub onGo={onGo} />)}
    </>
  );
}

/** R2.60: if the menu fails to load, an alert says "Failure loading menu". */
function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const translate = useTranslate();
  return (
    <div className="note alarm nav-failed" role="alert">
      <Icon name="stop" />
      <div>
        <p>{translate('app.menu.failed')}</p>
        <Button size="small" onClick={onRetry}>
          {translate('app.menu.retry')}
        </Button>
      </div>
    </div>
  );
}

interface Props {
  readonly loaded: LoadedMenu;
  /** Called after navigation by an entry, e.g. to close a drawer. */
  readonly onGo?: () => void;
}

/** The permitted part of the menu, or its load error. */
export function MainMenu({ loaded: { menu, failed, retry }, onGo }: Props) {
  const translate = useTranslate();
  return (
    <Menu
      component="nav"
      role="navigation"
      id="menu"
      className="nav"
      variant="menu"
      aria-label={translate('app.menu.label')}
    >
      {failed && <Failed onRetry={retry} />}
      {menu.flatMap((group, place) => [
        place > 0 && <hr key={`before ${group[0]?.label}`} />,
        ...group.map((part) =>
          isSection(part) ? (
            <Section key={part.label} section={part} onGo={onGo} />
          ) : (
            <Entry key={part.path} entry={part} onGo={onGo} />
          ),
        ),
      ])}
    </Menu>
  );
}
