// The test of a template (R2.97): what is saved goes there, with nothing of a real parcel in it.
import { useTranslate } from 'react-admin';
import { templates, type Template } from '../../../contract/messages/templates.ts';
import type { Language } from '../../../domain/limits.ts';
import { testAddress } from '../../../domain/messages/templateRules.ts';
import { call } from '../../dataProvider/call.ts';
import { knowsLanguages } from '../shared/useNetworkLanguage.ts';
import { TestSend } from '../shared/TestSend/TestSend.tsx';

interface Props {
  readonly template: Template;
  /** In which it is sent. */
  readonly language: Language;
  /** What stands in the form is not what is saved. */
  readonly isChanged: boolean;
}

export function TemplateTest({ template, language, isChanged }: Props) {
  const translate = useTranslate();
  const { templateId, templateType } = template;
  const help = translate(isChanged ? 'templates.savedIsSent' : 'templates.neutralIsSent');
  const inLanguage = translate('templates.languages.test', {
    language: translate(`choices.language.${language}`),
  });
  return (
    <TestSend
      title={translate('templates.test')}
      help={knowsLanguages() ? `${help} ${inLanguage}` : help}
      test={{
        channel: templateType,
        addressIn: (entered) => testAddress(templateType, entered),
        send: (notifyAddress) => call(templates.testSend, { templateId, notifyAddress, language }),
      }}
    />
  );
}
