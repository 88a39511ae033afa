// "test-send to a mobile number or email address": what is saved goes there, with nothing of a real parcel in it.
import { useTranslate } from 'react-admin';
import { templates, type Template } from '../../../contract/templates.ts';
import { testAddress } from '../../../domain/templateRules.ts';
import { call } from '../../dataProvider/call.ts';
import { TestSend } from '../parts/TestSend/TestSend.tsx';

interface Props {
  readonly template: Template;
  /** What stands in the form is not what is saved. */
  readonly isChanged: boolean;
}

export function TemplateTest({ template: { templateId, templateType }, isChanged }: Props) {
  const translate = useTranslate();
  return (
    <TestSend
      title={translate('templates.test')}
      help={translate(isChanged ? 'templates.savedIsSent' : 'templates.neutralIsSent')}
      test={{
        channel: templateType,
        addressIn: (entered) => testAddress(templateType, entered),
        send: (notifyAddress) => call(templates.testSend, { templateId, notifyAddress }),
      }}
    />
  );
}
