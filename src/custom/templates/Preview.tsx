// A live preview filled from a real parcel: the text as its recipient reads it, with its length.
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Template } from '../../../contract/messages/templates.ts';
import type { MessageLanguage } from '../../../domain/limits.ts';
import { smsParts } from '../../../domain/messages/smsParts.ts';
import { neutralTexts, type TemplateText } from '../../../domain/messages/templateRules.ts';
import { fillTemplate } from '../../../domain/messages/templates.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { MessageText } from '../shared/messageText/MessageText.tsx';
import { FilledFrom } from './FilledFrom.tsx';
import { useTemplateValues } from './useTemplateValues.ts';

interface Props {
  readonly template: Template;
  /** The form's current value. */
  readonly text: TemplateText;
  readonly known: readonly string[];
  readonly language: MessageLanguage;
}

/** SMS length and segment count (GSM-7 and UCS-2) of the filled text. */
function Length({ text }: { readonly text: string }) {
  const translate = useTranslate();
  const { encoding, units, segments, perSegment } = smsParts(text);
  const isLong = segments > 1;
  const parts = [
    isLong
      ? translate('templates.length.many', { units, most: perSegment, encoding })
      : translate('templates.length.units', { smart_count: units, most: perSegment, encoding }),
    translate('templates.length.segments', { smart_count: segments }),
    ...(encoding === 'UCS-2' ? [translate('templates.length.wide')] : []),
  ];
  return (
    <p className={isLong ? 'msg warned' : 'msg'}>
      {isLong && <Icon name="info" />}
      <span>{parts.join(' · ')}</span>
    </p>
  );
}

export function Preview({ template, text, known, language }: Props) {
  const translate = useTranslate();
  const id = useId();
  const [parcelNumber, setParcelNumber] = useState('');
  const query = useTemplateValues(template, parcelNumber, language);
  const values = { ...neutralTexts(known), ...query.data?.values };
  const [title, content] = [text.templateTitle, text.templateContent].map((one) =>
    fillTemplate(one, values),
  ) as [string, string];
  return (
    <section className="panel pad templatePreview" aria-labelledby={id} aria-busy={query.isLoading}>
      <h2 id={id}>{translate('templates.preview')}</h2>
      {query.isLoading ? (
        <Loading rows={3} columns={1} />
      ) : (
        <>
          <MessageText channel={template.templateType} title={title} content={content} />
          {template.templateType === 'SMS' && <Length text={content} />}
        </>
      )}
      <FilledFrom
        template={template}
        query={query}
        parcelNumber={parcelNumber}
        onAsk={setParcelNumber}
      />
    </section>
  );
}
