// Two lists of templates, SMS and e-mail, with their status (R2.93, R2.94).
import { DataTable, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { templates, type Template } from '../../../contract/messages/templates.ts';
import { NOTIFY_TYPES } from '../../../domain/limits.ts';
import { languagesOf } from '../../../domain/messages/languages.ts';
import { useCall } from '../../engine/useCall.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Page } from '../../engine/Page.tsx';
import { usePhone } from '../../engine/usePhone.ts';
import { Empty } from '../../ui/states/Empty.tsx';
import { Pending } from '../shared/Pending.tsx';
import { TableRoom } from '../../engine/list/table/TableRoom.tsx';
import { knowsLanguages } from '../shared/useNetworkLanguage.ts';
import { useEventMessages } from './useEventMessages.ts';
import { placeOf } from './routes.ts';
import { StatusBadge } from './StatusBadge.tsx';
import './templates.css';

const ICONS = { SMS: 'sms', MAIL: 'mail' } as const;

function Rows({ rows, label }: { readonly rows: readonly Template[]; readonly label: string }) {
  const translate = useTranslate();
  const eventMessages = useEventMessages();
  return (
    <TableRoom>
      <DataTable
        resource="templates"
        data={rows.map((row) => ({ id: row.templateId, ...row }))}
        bulkActionButtons={false}
        rowClick={false}
        aria-label={label}
      >
        <DataTable.Col
          source="templateEvent"
          render={(row: Template) => (
            <>
              <Link className="name" to={placeOf(row)}>
                {eventMessages(row.templateEvent)}
              </Link>
              <div className="small soft">{row.templateDescription}</div>
            </>
          )}
        />
        {knowsLanguages() && (
          <DataTable.Col
            label={translate('templates.languages.column')}
            sx={{ wordBreak: 'keep-all', whiteSpace: { sm: 'nowrap' } }}
            render={(row: Template) =>
              languagesOf(row)
                .map((language) => translate(`choices.language.${language}`))
                .join(translate('engine.filter.comma'))
            }
          />
        )}
        <DataTable.Col
          source="templateStatus"
          render={({ templateStatus }: Template) => <StatusBadge status={templateStatus} />}
        />
      </DataTable>
    </TableRoom>
  );
}

function TemplateList({ templateType }: Pick<Template, 'templateType'>) {
  const translate = useTranslate();
  const { data, error, refetch } = useCall(['templates', templateType], templates.query, {
    templateType,
  });
  const title = translate(`templates.lists.${templateType}`);
  return (
    <section className="panel pad" aria-busy={!data && !error}>
      <h2 className="row">
        <Icon name={ICONS[templateType]} />
        {title}
      </h2>
      {data && data.length > 0 && <Rows rows={data} label={title} />}
      {data?.length === 0 && <Empty title={translate('templates.none')} />}
      <Pending query={{ data, error, refetch }} rows={usePhone() ? 14 : 9} columns={2} />
    </section>
  );
}

/** The page behind `NotificationContent`. */
export default function NotificationContent() {
  const translate = useTranslate();
  return (
    <Page title={translate('templates.title')} fact={translate('templates.fact')}>
      <div className="templateLists stack">
        {NOTIFY_TYPES.map((templateType) => (
          <TemplateList key={templateType} templateType={templateType} />
        ))}
      </div>
    </Page>
  );
}
