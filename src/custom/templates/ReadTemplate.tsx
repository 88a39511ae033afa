// A template for users who may not change it.
import { useTranslate } from 'react-admin';
import type { Template } from '../../../contract/messages/templates.ts';

export function ReadTemplate({ template }: { readonly template: Template }) {
  const translate = useTranslate();
  const facts = {
    templateDescription: template.templateDescription,
    templateTitle: template.templateTitle,
    templateContent: template.templateContent,
    ...(template.templateTitleZh && { templateTitleZh: template.templateTitleZh }),
    ...(template.templateContentZh && { templateContentZh: template.templateContentZh }),
    placeholderList: template.placeholderList.map((name) => `{${name}}`).join(' '),
  };
  return (
    <dl className="panel pad templateFacts">
      {Object.entries(facts).map(([field, value]) => (
        <div key={field}>
          <dt className="lab">{translate(`resources.templates.fields.${field}`)}</dt>
          <dd className="templateLines">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
