// The page of a template: loads it, and shows loading and errors meanwhile.
import { useTranslate } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { templates } from '../../../contract/messages/templates.ts';
import { call } from '../../dataProvider/call.ts';
import { READ_ONCE } from '../../engine/readOnce.ts';
import { usePageQuery } from '../../engine/usePageQuery.ts';
import { routes } from '../../routes/pages.ts';
import { pageUrl } from '../../routes/route.ts';
import { RecordPage } from '../shared/RecordPage.tsx';
import { placeOf, typeOf } from './routes.ts';
import { TemplatePage } from './TemplatePage.tsx';
import './templates.css';

const LIST = pageUrl(routes.notificationContent);

/** The page behind `SMSdetail?templateId=&type=`. */
export default function SmsDetail() {
  const translate = useTranslate();
  const type = usePageQuery(routes.smsDetail).query?.type;
  return (
    <RecordPage
      route={routes.smsDetail}
      resource="templates"
      list={LIST}
      title={translate('templates.detail')}
      crumbs={[{ label: translate('templates.title'), to: LIST }]}
      read={({ templateId }) => ({
        queryKey: ['template', templateId],
        queryFn: ({ signal }) => call(templates.one, { templateId }, { signal }),
        ...READ_ONCE,
      })}
    >
      {(template) =>
        type !== undefined && type !== typeOf(template) ? (
          <Navigate to={placeOf(template)} replace />
        ) : (
          <TemplatePage template={template} />
        )
      }
    </RecordPage>
  );
}
