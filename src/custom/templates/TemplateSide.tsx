// Beside a template: its preview in each language, a test, and which language is sent.
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type Template, templates } from '../../../contract/messages/templates.ts';
import {
  chineseText,
  goesToStaff,
  textFor,
  type TemplateTexts,
} from '../../../domain/messages/languages.ts';
import { LANGUAGES, type Language } from '../../../domain/limits.ts';
import { knowsLanguages, useNetworkLanguage } from '../shared/useNetworkLanguage.ts';
import { Preview } from './Preview.tsx';
import { testAddress } from '../../../domain/messages/templateRules.ts';
import { call } from '../../dataProvider/call.ts';
import { TestSend } from '../shared/TestSend/TestSend.tsx';

interface TemplateTestProps {
  readonly template: Template;
  /** The language of the test. */
  readonly language: Language;
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

interface ChoiceProps {
  readonly language: Language;
  readonly onChoose: (language: Language) => void;
}

/** The language of the preview and the test. */
function LanguageChoice({ language, onChoose }: ChoiceProps) {
  const translate = useTranslate();
  return (
    <TextField
      select
      label={translate('templates.languages.shown')}
      value={language}
      slotProps={{ select: { native: true } }}
      onChange={({ target }) =>
        onChoose(LANGUAGES.find((known) => known === target.value) ?? language)
      }
    >
      {LANGUAGES.map((known) => (
        <option key={known} value={known}>
          {translate(`choices.language.${known}`)}
        </option>
      ))}
    </TextField>
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

/** What is sent where the template has no Chinese text, and who receives which language. */
function Sent({ template, texts }: Pick<Props, 'template' | 'texts'>) {
  const translate = useTranslate();
  const network = useNetworkLanguage();
  const said = (language: Language) => translate(`choices.language.${language}`);
  const to = goesToStaff(template.templateEvent) ? 'staff' : 'customers';
  const shown = chineseText(texts)
    ? network && translate(`templates.languages.${to}`, { language: said(network) })
    : translate('templates.languages.noChinese');
  return shown && <p className="small soft">{shown}</p>;
}

export function TemplateSide({ template, texts, known, isChanged }: Props) {
  const [language, setLanguage] = useState<Language>('en');
  const text = textFor(texts, language, language);
  const sent = textFor(template, language, language).language;
  return (
    <div className="templateSide">
      {knowsLanguages() && (
        <section className="panel pad templateFacts">
          <LanguageChoice language={language} onChoose={setLanguage} />
          <Sent template={template} texts={texts} />
        </section>
      )}
      <Preview template={template} text={text} known={known} />
      {isChanged !== undefined && (
        <TemplateTest template={template} language={sent} isChanged={isChanged} />
      )}
    </div>
  );
}
