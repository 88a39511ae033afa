// Beside a template: its preview in each language, a test, and which language is sent.
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type Template, templates } from '../../../contract/messages/templates.ts';
import {
  goesToStaff,
  languagesOf,
  textFor,
  type TemplateTexts,
} from '../../../domain/messages/languages.ts';
import {
  DEFAULT_LANGUAGE,
  MESSAGE_LANGUAGES,
  type MessageLanguage,
} from '../../../domain/limits.ts';
import { knowsLanguages, useNetworkLanguage } from '../shared/useNetworkLanguage.ts';
import { Segments } from '../../ui/Segments.tsx';
import { Preview } from './Preview.tsx';
import { testAddress } from '../../../domain/messages/templateRules.ts';
import { call } from '../../dataProvider/call.ts';
import { TestSend } from '../shared/TestSend/TestSend.tsx';

interface TemplateTestProps {
  readonly template: Template;
  /** The language of the test. */
  readonly language: MessageLanguage;
  /** The form has unsaved changes. */
  readonly isChanged: boolean;
}

/** The test of a template (R2.97): sends the saved template, without data of a real parcel. */
function TemplateTest({ template, language, isChanged }: TemplateTestProps) {
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

interface Props {
  readonly template: Template;
  /** The form's current values. */
  readonly texts: TemplateTexts;
  readonly known: readonly string[];
  /** Whether the form has unsaved changes; omitted where nothing may be sent. */
  readonly isChanged?: boolean;
}

/** What is sent where the template is not translated, else who receives which language. */
function Sent({ template, texts }: Pick<Props, 'template' | 'texts'>) {
  const translate = useTranslate();
  const network = useNetworkLanguage();
  const languageName = (language: MessageLanguage) => translate(`choices.language.${language}`);
  const to = goesToStaff(template.templateEvent) ? 'staff' : 'customers';
  const has = languagesOf(texts);
  const lacking = MESSAGE_LANGUAGES.filter((known) => !has.includes(known)).map(languageName);
  const shown =
    lacking.length > 0
      ? translate('templates.languages.lacking', {
          languages: lacking.join(translate('engine.filter.comma')),
        })
      : network && translate(`templates.languages.${to}`, { language: languageName(network) });
  return shown && <p className="small soft">{shown}</p>;
}

export function TemplateSide({ template, texts, known, isChanged }: Props) {
  const translate = useTranslate();
  const id = useId();
  const [language, setLanguage] = useState<MessageLanguage>(DEFAULT_LANGUAGE);
  const text = textFor(texts, language, language);
  const sent = textFor(template, language, language).language;
  return (
    <div className="templateSide stack">
      {knowsLanguages() && (
        <section className="panel pad templateFacts stack">
          <span id={id} className="lab">
            {translate('templates.languages.shown')}
          </span>
          <Segments
            labelledBy={id}
            choices={MESSAGE_LANGUAGES.map((id) => ({
              id,
              name: translate(`choices.language.${id}`),
            }))}
            value={language}
            onChange={setLanguage}
          />
          <Sent template={template} texts={texts} />
        </section>
      )}
      <Preview template={template} text={text} known={known} language={sent} />
      {isChanged !== undefined && (
        <TemplateTest template={template} language={sent} isChanged={isChanged} />
      )}
    </div>
  );
}
