// The page of a template: loads it, and shows loading and errors meanwhile.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { templates } from '../../../contract/messages/templates.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { call } from '../../dataProvider/call.ts';
import { Page } from '../../engine/Page.tsx';
import { READ_ONCE } from '../../engine/readOnce.ts';
import { usePageQuery } from '../../engine/usePageQuery.ts';
import { routes } from '../../routes/pages.ts';
import { pageUrl } from '../../routes/route.ts';
import { RecordState } from '../../engine/states/RecordState.tsx';
import { NoRecord } from '../../engine/states/NoRecord.tsx';
import { placeOf, typeOf } from './routes.ts';
import { TemplatePage } from './TemplatePage.tsx';
import './templates.css';

const LIST = pageUrl(routes.notificationContent);

function Framed({ children }: { readonly children: ReactNode }) {
  const translate = useTranslate();
  const crumbs = [{ label: translate('templates.title'), to: LIST }];
  return (
    <Page title={translate('templates.detail')} crumbs={crumbs}>
      {children}
    </Page>
  );
}

interface OneProps {
  readonly templateId: RecordId;
  /** The type according to the URL. */
  readonly type: 'EMAIL' | 'SMS' | undefined;
}

function One({ templateId, type }: OneProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['template', templateId],
    queryFn: ({ signal }) => call(templates.one, { templateId }, { signal }),
    ...READ_ONCE,
  });
  if (data && type !== undefined && type !== typeOf(data))
    return <Navigate to={placeOf(data)} replace />;
  if (data) return <TemplatePage template={data} />;
  return (
    <Framed>
      <RecordState resource="templates" list={LIST} error={error} onRetry={refetch} />
    </Framed>
  );
}

/** The page behind `SMSdetail?templateId=&type=`. */
export default function SmsDetail() {
  const { query, missing } = usePageQuery(routes.smsDetail);
  if (query) return <One key={query.templateId} templateId={query.templateId} type={query.type} />;
  return (
    <Framed>
      <NoRecord resource="templates" list={LIST} lacks={missing} />
    </Framed>
  );
}
