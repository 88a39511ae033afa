// Beside a template: as it will read in each language, and a test of it; which language is sent is said.
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Template } from '../../../contract/templates.ts';
import { chineseText, textFor, type TemplateTexts } from '../../../domain/languages.ts';
import { LANGUAGES, type Language } from '../../../domain/limits.ts';
import { knowsLanguages, useNetworkLanguage } from '../parts/useNetworkLanguage.ts';
import { Preview } from './Preview.tsx';
import { TemplateTest } from './TemplateTest.tsx';

interface ChoiceProps {
  readonly language: Language;
  readonly onChoose: (language: Language) => void;
}

/** For whom it is shown: a customer with this language. */
function LanguageChoice({ language, onChoose }: ChoiceProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{translate('templates.languages.shown')}</label>
      <select
        id={id}
        className="inp lg"
        value={language}
        onChange={({ target }) =>
          onChoose(LANGUAGES.find((known) => known === target.value) ?? language)
        }
      >
        {LANGUAGES.map((known) => (
          <option key={known} value={known}>
            {translate(`choices.language.${known}`)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** What is sent where the template has no Chinese text, and to whom without a language of their own. */
function Sent({ texts }: { readonly texts: TemplateTexts }) {
  const translate = useTranslate();
  const network = useNetworkLanguage();
  const said = (language: Language) => translate(`choices.language.${language}`);
  return (
    <p className="small soft">
      {!chineseText(texts) && `${translate('templates.languages.noChinese')} `}
      {network &&
        translate('templates.languages.others', {
          language: said(textFor(texts, null, network).language),
        })}
    </p>
  );
}

interface Props {
  readonly template: Template;
  /** As they stand in the form. */
  readonly texts: TemplateTexts;
  readonly known: readonly string[];
  /** Whether what stands in the form is not what is saved; left out where nothing may be sent. */
  readonly isChanged?: boolean;
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
          <Sent texts={texts} />
        </section>
      )}
      <Preview template={template} text={text} known={known} />
      {isChanged !== undefined && (
        <TemplateTest template={template} language={sent} isChanged={isChanged} />
      )}
    </div>
  );
}
