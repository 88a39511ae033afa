// The layout of a customer's page, with its back link.
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Page } from '../../engine/Page.tsx';
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
