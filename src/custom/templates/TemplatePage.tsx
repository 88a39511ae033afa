// One template: its editor at the left, its preview and a test at the right.
import { useNavigate, useTranslate } from 'react-admin';
import { templates, type Template } from '../../../contract/messages/templates.ts';
import { withTextFields } from '../../../domain/messages/languages.ts';
import { plain } from '../../engine/fields/plain.ts';
import { PageForm } from '../../engine/form/PageForm.tsx';
import { RecordTabs } from '../../engine/history/RecordTabs.tsx';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { Page } from '../../engine/Page.tsx';
import { routes } from '../../routes/pages.ts';
import { pageUrl } from '../../routes/route.ts';
import { useEventMessages } from './useEventMessages.ts';
import { StatusBadge } from './StatusBadge.tsx';
import { TemplateSide } from './TemplateSide.tsx';
import { useTemplateForm } from './useTemplateForm.tsx';
import { WritingContext } from './useInserting.ts';

function ReadTemplate({ template }: { readonly template: Template }) {
  const translate = useTranslate();
  const { templateDescription, placeholderList } = template;
  const texts = Object.entries(withTextFields(template)).filter(
    ([name, text]) => /^template(Title|Content)/.test(name) && text !== '',
  );
  const facts = {
    templateDescription,
    ...Object.fromEntries(texts),
    placeholderList: placeholderList.map((name) => `{${name}}`).join(' '),
  };
  return (
    <dl className="panel pad templateFacts stack">
      {Object.entries(facts).map(([field, value]) => (
        <div key={field}>
          <dt className="lab">{translate(`resources.templates.fields.${field}`)}</dt>
          <dd className="messageLines">{plain(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface Props {
  readonly template: Template;
}

function Written({ template }: Props) {
  const navigate = useNavigate();
  const eventMessages = useEventMessages();
  const { form, writing } = useTemplateForm(template);
  return (
    <WritingContext value={writing}>
      <div className="templateRoom stack">
        <div className="panel pad form-page">
          <PageForm
            form={form}
            nameOf={() => eventMessages(template.templateEvent)}
            onBack={() => navigate(pageUrl(routes.notificationContent))}
          />
        </div>
        <TemplateSide
          template={template}
          texts={writing.texts}
          known={writing.known}
          isChanged={form.changed.length > 0}
        />
      </div>
    </WritingContext>
  );
}

/** Read-only for users without the permission. */
function Read({ template }: Props) {
  return (
    <div className="templateRoom stack">
      <ReadTemplate template={template} />
      <TemplateSide template={template} texts={template} known={template.placeholderList} />
    </div>
  );
}

export function TemplatePage({ template }: Props) {
  const translate = useTranslate();
  const canAccess = useCanAccess();
  const eventMessages = useEventMessages();
  const title = translate(`templates.titles.${template.templateType}`, {
    event: eventMessages(template.templateEvent),
  });
  return (
    <Page
      title={title}
      crumbs={[{ label: translate('templates.title'), to: pageUrl(routes.notificationContent) }]}
      fact={<StatusBadge status={template.templateStatus} />}
    >
      <RecordTabs subject={['templates', template.templateId]}>
        {canAccess(templates.update) ? (
          <Written template={template} />
        ) : (
          <Read template={template} />
        )}
      </RecordTabs>
    </Page>
  );
}
