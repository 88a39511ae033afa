// The layout of the page, and its content where there is no locker.
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Page } from '../../engine/Page.tsx';
import { StatePanel } from '../../ui/states/StatePanel.tsx';

const LIST = '/app/LockerAvailability';

interface Props {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The page with a link back to the list. */
export function PageLayout({ title, actions, children }: Props) {
  const translate = useTranslate();
  const crumbs = [
    { label: translate('app.menu.lockers') },
    { label: translate('app.menu.availability'), to: LIST },
  ];
  return (
    <Page title={title} crumbs={crumbs} actions={actions}>
      {children}
    </Page>
  );
}

/** Why there is nothing to show, and a link back. */
export function Nothing({ title, children }: Omit<Props, 'actions'>) {
  const translate = useTranslate();
  const back = (
    <Link className="btn" to={LIST}>
      {translate('freeBoxes.toList')}
    </Link>
  );
  return (
    <PageLayout title={translate('freeBoxes.title')}>
      <StatePanel icon="search" title={title} actions={back} role="alert">
        {children}
      </StatePanel>
    </PageLayout>
  );
}

/** The client calls undocumented endpoints only where the server supports the feature. */
export function NotOffered() {
  const translate = useTranslate();
  const title = translate('freeBoxes.title');
  return (
    <PageLayout title={title}>
      <StatePanel icon="info" title={translate('app.notOffered.title', { page: title })}>
        {translate('app.notOffered.text')}
      </StatePanel>
    </PageLayout>
  );
}
