// Leads a user who may not see the dashboard to the first other page of their menu.
import { Navigate } from 'react-router-dom';
import { routes } from '../routes/pages.ts';
import { appUrl } from '../routes/roots.ts';
import { isSection } from './menu.ts';
import { useMenu } from './shell/menu/useMenu.ts';

/** Renders nothing until the menu is loaded; everyone may open their own account. */
export function ToFirstPage() {
  const { menu, loaded } = useMenu();
  if (!loaded) return null;
  const first =
    menu
      .flat()
      .flatMap((part) => (isSection(part) ? part.entries : [part]))
      .find(({ path }) => path !== routes.dashboard.path) ?? routes.myAccount;
  return <Navigate to={appUrl(first.path)} replace />;
}
