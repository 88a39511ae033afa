// The page of a template: loads it, and shows loading and errors meanwhile.
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link, Navigate } from 'react-router-dom';
import { templates } from '../../../contract/messages/templates.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { call } from '../../dataProvider/call.ts';
import { CallError } from '../../dataProvider/callError.ts';
import { Page } from '../../engine/Page.tsx';
import { ErrorState } from '../../engine/states/ErrorState.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { StatePanel } from '../../ui/states/StatePanel.tsx';
import { READ_ONCE } from '../../engine/readOnce.ts';
import { usePageQuery } from '../../engine/usePageQuery.ts';
import { routes } from '../../routes/pages.ts';
import { pageUrl } from '../../routes/route.ts';
import { smsDetail } from './page.ts';
import { placeOf, typeOf } from './routes.ts';
import { TemplatePage } from './TemplatePage.tsx';
import './templates.css';

function Framed({ children }: { readonly children: ReactNode }) {
  const translate = useTranslate();
  const crumbs = [{ label: translate('templates.title'), to: pageUrl(routes.notificationContent) }];
  return (
    <Page title={translate('templates.detail')} crumbs={crumbs}>
      {children}
    </Page>
  );
}

/** Without its parameter the page explains what is missing and links to the list. */
function NotFound({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const translate = useTranslate();
  const back = (
    <Button component={Link} to={pageUrl(routes.notificationContent)}>
      {translate('templates.toLists')}
    </Button>
  );
  return (
    <Framed>
      <StatePanel icon="search" title={title} actions={back} role="alert">
        {children}
      </StatePanel>
    </Framed>
  );
}

interface OneProps {
  readonly templateId: RecordId;
  /** The type according to the URL. */
  readonly type: 'EMAIL' | 'SMS' | undefined;
}

function One({ templateId, type }: OneProps) {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: ['template', templateId],
    queryFn: ({ signal }) => call(templates.one, { templateId }, { signal }),
    ...READ_ONCE,
  });
  if (data && type !== undefined && type !== typeOf(data))
    return <Navigate to={placeOf(data)} replace />;
  if (data) return <TemplatePage template={data} />;
  if (error instanceof CallError && error.status === 404)
    return (
      <NotFound title={translate('templates.unknown')}>
        {translate('templates.unknownText', { id: templateId })}
      </NotFound>
    );
  return (
    <Framed>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="panel pad" aria-busy="true">
          <Loading rows={6} columns={2} />
        </div>
      )}
    </Framed>
  );
}

/** The page behind `SMSdetail?templateId=&type=`. */
export default function SmsDetail() {
  const translate = useTranslate();
  const { query, missing } = usePageQuery(smsDetail);
  if (query) return <One key={query.templateId} templateId={query.templateId} type={query.type} />;
  return (
    <NotFound title={translate('templates.missing')}>
      {translate('templates.missingText', { names: missing.join(', ') })}
    </NotFound>
  );
}
