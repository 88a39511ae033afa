// The layout of a customer's page with its back link, and its content where there is no customer.
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Page } from '../../engine/Page.tsx';
import { StatePanel } from '../../ui/states/StatePanel.tsx';
import { listUrl } from '../../routes/route.ts';

interface PageLayoutProps {
  /** The customer's name; the page's own name when omitted. */
  readonly title?: string;
  readonly fact?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The page of a customer. */
export function PageLayout({ title, ...parts }: PageLayoutProps) {
  const translate = useTranslate();
  const crumbs = [{ label: translate('resources.members.title'), to: listUrl('members') }];
  return <Page title={title ?? translate('member.title')} crumbs={crumbs} {...parts} />;
}

/** Without its parameter the page explains what is missing and links to the list. */
export function NotFound({ title, children }: { title: string; children: ReactNode }) {
  const translate = useTranslate();
  const back = (
    <Button component={Link} to={listUrl('members')}>
      {translate('member.toList')}
    </Button>
  );
  return (
    <PageLayout>
      <StatePanel icon="search" title={title} actions={back} role="alert">
        {children}
      </StatePanel>
    </PageLayout>
  );
}
