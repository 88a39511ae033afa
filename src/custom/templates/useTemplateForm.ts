// The form of a template: its fields, what is known while somebody writes, and its save.
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useEvent, useNotify, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Input } from '../../../contract/endpoint.ts';
import { templates, type Template } from '../../../contract/templates.ts';
import type { MessageEvent } from '../../../domain/messages.ts';
import { EVENT_PLACEHOLDERS } from '../../../domain/templateRules.ts';
import { call } from '../../dataProvider/call.ts';
import { planForm } from '../../engine/form/plan.ts';
import { timeRead } from '../../engine/form/timeRead.ts';
import { useRecordForm } from '../../engine/form/useRecordForm.ts';
import type { Values } from '../../engine/form/values.ts';
import { longText } from '../../engine/kinds/longText.tsx';
import { plain } from '../../engine/kinds/plain.ts';
import { EventInput } from './EventInput.tsx';
import { refusalOf } from './faults.ts';
import { ContentInput, TitleInput } from './TextInputs.tsx';
import { useInserting, type Writing } from './writing.ts';

const SECTIONS = [
  {
    fields: [
      'templateEvent',
      'templateStatus',
      'templateDescription',
      'templateTitle',
      'templateContent',
    ],
  },
];

const KINDS = {
  templateEvent: { kind: { Show: longText.Show, Enter: EventInput } },
  templateTitle: { kind: { Show: longText.Show, Enter: TitleInput } },
  templateContent: { kind: { Show: longText.Show, Enter: ContentInput } },
};

/** The placeholders that stand to choose: those of the record while its event stays, else those of the event. */
const knownOf = ({ templateEvent, placeholderList }: Template, event: string) =>
  event === templateEvent ? placeholderList : (EVENT_PLACEHOLDERS[event as MessageEvent] ?? []);

export function useTemplateForm(template: Template) {
  const notify = useNotify();
  const translate = useTranslate();
  const queries = useQueryClient();
  const { templateId, templateType: channel } = template;
  const plan = useMemo(() => planForm(templates.update, SECTIONS, KINDS), []);
  const given = useMemo(() => ({ templateId }), [templateId]);
  const send = async (input: Values, asRead: number | undefined) => {
    const text = {
      templateTitle: plain(input['templateTitle']),
      templateContent: plain(input['templateContent']),
    };
    const known = knownOf(template, plain(input['templateEvent']));
    const refusal = refusalOf(channel, text, known, translate);
    if (refusal) throw refusal;
    return call(templates.update, input as Input<typeof templates.update>, { asRead });
  };
  const onSaved = useEvent(() => {
    void queries.invalidateQueries({ queryKey: ['templates'] });
    notify('templates.saved', { type: 'success' });
  });
  const form = useRecordForm({
    noun: 'templates',
    endpoint: templates.update,
    plan,
    record: template,
    given,
    asRead: timeRead(template),
    send,
    onSaved,
  });
  const [event, templateTitle, templateContent] = useWatch({
    control: form.control,
    name: ['templateEvent', 'templateTitle', 'templateContent'],
  }).map(plain) as [string, string, string];
  const { writeAt, insert } = useInserting();
  const known = knownOf(template, event);
  const writing: Writing = useMemo(
    () => ({ channel, known, text: { templateTitle, templateContent }, writeAt, insert }),
    [channel, known, templateTitle, templateContent, writeAt, insert],
  );
  return { form, writing };
}
