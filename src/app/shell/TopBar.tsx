// Top bar of every page: switches and account; the menu button on narrow screens.
import { useTranslate } from 'react-admin';
import { Icon } from '../../ui/Icon.tsx';
import { SearchButton } from '../search/SearchButton.tsx';
import { AlertBell } from './AlertBell.tsx';
import { Looks } from './Looks.tsx';
import { UserMenu } from './UserMenu.tsx';

interface Props {
  /** Opens the menu, if it is a drawer. */
  readonly onMenu?: () => void;
  readonly onHelp: () => void;
}

/** 56 px high. */
export function TopBar({ onMenu, onHelp }: Props) {
  const translate = useTranslate();
  return (
    <header className="top">
      {onMenu !== undefined && (
        <>
          <button
            type="button"
            className="btn quiet icon-only"
            aria-label={translate('app.menu.open')}
            onClick={onMenu}
          >
            <Icon name="menu" size={20} />
          </button>
          <b className="top-brand">{translate('app.brand')}</b>
        </>
      )}
      <SearchButton onHelp={onHelp} />
      <span className="grow" />
      <AlertBell />
      <div className="top-looks">
        <Looks />
        <button
          type="button"
          className="btn quiet icon-only"
          aria-label={translate('app.keys.open')}
          title={translate('app.keys.open')}
          onClick={onHelp}
        >
          <Icon name="keyboard" />
        </button>
      </div>
      <UserMenu onHelp={onHelp} />
    </header>
  );
}
