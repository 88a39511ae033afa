// The test of a template (R2.97): sends the saved template, without data of a real parcel.
import { useTranslate } from 'react-admin';
import { templates, type Template } from '../../../contract/messages/templates.ts';
import type { Language } from '../../../domain/limits.ts';
import { testAddress } from '../../../domain/messages/templateRules.ts';
import { call } from '../../dataProvider/call.ts';
import { knowsLanguages } from '../shared/useNetworkLanguage.ts';
import { TestSend } from '../shared/TestSend/TestSend.tsx';

interface Props {
  readonly template: Template;
  /** The language of the test. */
  readonly language: Language;
  /** The form has unsaved changes. */
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
