// The form of a template: its fields, data derived while typing, and its save.
import { useQueryClient, useQuery } from '@tanstack/react-query';
import { useMemo, useContext } from 'react';
import { useEvent, useNotify, useRecordContext, useTranslate } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import type { Input } from '../../../contract/endpoint.ts';
import { templates, type Template } from '../../../contract/messages/templates.ts';
import type { TemplateTexts } from '../../../domain/messages/languages.ts';
import { type Channel, type MessageEvent, goesBy } from '../../../domain/messages/messages.ts';
import { EVENT_PLACEHOLDERS } from '../../../domain/messages/templateRules.ts';
import { call } from '../../dataProvider/call.ts';
import { planForm } from '../../engine/form/plan.ts';
import { timeRead } from '../../engine/form/timeRead.ts';
import { unknownFields } from '../../engine/form/unknownFields.ts';
import { useRecordForm } from '../../engine/form/useRecordForm.ts';
import type { Values } from '../../engine/form/values.ts';
import { longText } from '../../engine/fields/text.tsx';
import { plain } from '../../engine/fields/plain.ts';
import { knowsLanguages } from '../shared/useNetworkLanguage.ts';
import { ChoiceInput } from '../../engine/fields/input/ChoiceInput.tsx';
import type { InputProps } from '../../engine/fields/fieldType.ts';
import { WritingContext, useInserting, type Writing } from './writing.ts';
import { refusalOf, useErrorMessages } from './errors.ts';
import { ChineseInput, ContentInput, TitleInput } from './TextInputs.tsx';

function EventInput(props: InputProps) {
  const translate = useTranslate();
  const { channel } = useContext(WritingContext)!;
  const { data = [] } = useQuery({
    queryKey: ['templates', channel],
    queryFn: ({ signal }) => call(templates.query, { templateType: channel }, { signal }),
  });
  const own = plain(useRecordContext()?.['templateEvent']);
  const taken = new Set(data.map(({ templateEvent }) => templateEvent));
  const isOff = (event: string) => event !== own && (data.length === 0 || taken.has(event));
  const beside = (event: string) =>
    event !== own && taken.has(event) ? translate(`templates.taken.${channel}`) : undefined;
  const told = props.choices.filter((event) => goesBy(event as MessageEvent, channel));
  const choices = told.includes(own) ? told : [own, ...told];
  return <ChoiceInput {...props} choices={choices} beside={beside} isOff={isOff} />;
}

const FIELDS = ['templateEvent', 'templateStatus', 'templateDescription'];
const ENGLISH = ['templateTitle', 'templateContent'];
/** An SMS is sent without its title, so its Chinese text has none. */
const CHINESE: Readonly<Record<Channel, readonly string[]>> = {
  SMS: ['templateContentZh'],
  MAIL: ['templateTitleZh', 'templateContentZh'],
};

const { Show } = longText;
const KINDS = {
  templateEvent: { type: { Show, Input: EventInput } },
  templateTitle: { type: { Show, Input: TitleInput } },
  templateContent: { type: { Show, Input: ContentInput } },
  templateTitleZh: { type: { Show, Input: TitleInput } },
  templateContentZh: { type: { Show, Input: ChineseInput } },
};

const planOf = (channel: Channel) => {
  const chinese = knowsLanguages() ? CHINESE[channel] : [];
  return planForm(templates.update, [{ fields: [...FIELDS, ...ENGLISH, ...chinese] }], KINDS);
};

const TEXTS = ['templateTitle', 'templateContent', 'templateTitleZh', 'templateContentZh'] as const;

const textsIn = (values: readonly unknown[]) =>
  Object.fromEntries(TEXTS.map((name, place) => [name, plain(values[place])])) as {
    [K in keyof Required<TemplateTexts>]: string;
  };

/** The available placeholders: those of the record while its event is unchanged, else those of the event. */
const knownOf = ({ templateEvent, placeholderList }: Template, event: string) =>
  event === templateEvent ? placeholderList : (EVENT_PLACEHOLDERS[event as MessageEvent] ?? []);

export function useTemplateForm(template: Template) {
  const notify = useNotify();
  const errorMessages = useErrorMessages();
  const queries = useQueryClient();
  const { templateId, templateType: channel } = template;
  const plan = useMemo(() => planOf(channel), [channel]);
  const given = useMemo(() => ({ templateId }), [templateId]);
  const send = async (input: Values, asRead: number | undefined) => {
    const texts = textsIn(TEXTS.map((name) => input[name]));
    const known = knownOf(template, plain(input['templateEvent']));
    const refusal = refusalOf(channel, texts, known, errorMessages);
    if (refusal) throw refusal;
    return call(templates.update, input as Input<typeof templates.update>, { asRead });
  };
  const onSaved = useEvent(() => {
    void queries.invalidateQueries({ queryKey: ['templates'] });
    notify('templates.saved', { type: 'success' });
  });
  const form = useRecordForm({
    resourceName: 'templates',
    endpoint: templates.update,
    plan,
    record: template,
    given,
    unknown: unknownFields(template, [templates.one, templates.update]),
    asRead: timeRead(template),
    send,
    onSaved,
    isEdit: true,
  });
  const [event, ...written] = useWatch({
    control: form.control,
    name: ['templateEvent', ...TEXTS],
  });
  const { errors } = useFormState({ control: form.control });
  const isRefused = (field: string, error: string) => errors[field]?.type === error;
  const texts = textsIn(written);
  const { writeAt, insert } = useInserting();
  const known = knownOf(template, plain(event));
  const writing: Writing = { channel, known, texts, isRefused, writeAt, insert };
  return { form, writing };
}
