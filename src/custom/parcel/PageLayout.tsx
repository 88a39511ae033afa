// The layout of a parcel's page with its back link, and its content where there is no parcel.
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Page } from '../../engine/Page.tsx';
import { StatePanel } from '../../ui/states/StatePanel.tsx';
import { listUrl } from '../../routes/route.ts';

interface PageLayoutProps {
  /** The parcel's number; the page's own name when omitted. */
  readonly title?: string;
  readonly fact?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The page of a parcel. */
export function PageLayout({ title, ...parts }: PageLayoutProps) {
  const translate = useTranslate();
  const crumbs = [
    { label: translate('app.menu.parcels') },
    { label: translate('app.menu.parcelList'), to: listUrl('parcels') },
  ];
  return <Page title={title ?? translate('parcel.title')} crumbs={crumbs} {...parts} />;
}

/** Without its parameter the page explains what is missing and links to the list. */
export function NotFound({ title, children }: { title: string; children: ReactNode }) {
  const translate = useTranslate();
  const back = (
    <Button component={Link} to={listUrl('parcels')}>
      {translate('parcel.toList')}
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
