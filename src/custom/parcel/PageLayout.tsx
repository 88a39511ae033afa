// The layout of a parcel's page, with its back link.
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Page } from '../../engine/Page.tsx';
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
