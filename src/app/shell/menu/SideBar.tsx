// The menu at the left of a wide screen, the brand above it.
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Brand } from '../../../ui/Brand.tsx';
import { HOME } from '../../where.ts';
import { MainMenu } from './MainMenu.tsx';
import type { LoadedMenu } from './useMenu.ts';

/** 224 px wide, and it stays where it is while the page scrolls. */
export function SideBar({ loaded }: { readonly loaded: LoadedMenu }) {
  const translate = useTranslate();
  return (
    <aside className="side" aria-label={translate('app.brand')}>
      <Link className="brand" to={HOME}>
        <Brand />
        {translate('app.brand')}
      </Link>
      <MainMenu loaded={loaded} />
    </aside>
  );
}
