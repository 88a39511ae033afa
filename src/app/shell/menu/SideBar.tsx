// The menu on the left of wide screens, below the brand.
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Brand } from '../../../ui/Brand.tsx';
import { HOME } from '../../where.ts';
import { MainMenu } from './MainMenu.tsx';
import type { LoadedMenu } from './useMenu.ts';

/** 224 px wide; does not scroll with the page. */
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
