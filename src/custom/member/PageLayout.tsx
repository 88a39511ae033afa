// The frame of a customer's page with its way back to the list, and what stands in it where there is no customer to speak of.
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Page } from '../../engine/Page.tsx';
import { StatePanel } from '../../ui/states/StatePanel.tsx';
import { CUSTOMER_LIST } from './routes.ts';

interface PageLayoutProps {
  /** What the customer is called; the page's own name when left out. */
  readonly title?: string;
  readonly fact?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The page of a customer. */
export function PageLayout({ title, ...parts }: PageLayoutProps) {
  const translate = useTranslate();
  const crumbs = [{ label: translate('resources.members.title'), to: CUSTOMER_LIST }];
  return <Page title={title ?? translate('member.title')} crumbs={crumbs} {...parts} />;
}

interface NotFoundProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Without its parameter each says what is missing and links to the list it comes from. */
export function NotFound({ title, children }: NotFoundProps) {
  const translate = useTranslate();
  const back = (
    <Link className="btn" to={CUSTOMER_LIST}>
      {translate('member.toList')}
    </Link>
  );
  return (
    <PageLayout>
      <StatePanel icon="search" title={title} actions={back} role="alert">
        {children}
      </StatePanel>
    </PageLayout>
  );
}
