// The form of a template: its fields, data derived while typing, and its save.
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useContext } from 'react';
import { useEvent, useNotify, useRecordContext, useTranslate } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { z } from 'zod';
import type { Input } from '../../../contract/endpoint.ts';
import { templates, translation, type Template } from '../../../contract/messages/templates.ts';
import { DEFAULT_LANGUAGE } from '../../../domain/limits.ts';
import { TEXTS, textsIn, withTextFields } from '../../../domain/messages/languages.ts';
import { type Channel, type MessageEvent, goesBy } from '../../../domain/messages/messages.ts';
import { EVENT_PLACEHOLDERS, type TextField } from '../../../domain/messages/templateRules.ts';
import { call } from '../../dataProvider/call.ts';
import { useCall } from '../../engine/useCall.ts';
import { planForm } from '../../engine/form/plan.ts';
import { timeRead } from '../../engine/form/timeRead.ts';
import { unknownFields } from '../../engine/form/unknownFields.ts';
import { useRecordForm } from '../../engine/form/useRecordForm.ts';
import type { Values } from '../../engine/form/values.ts';
import { longText } from '../../engine/fields/text.tsx';
import { plain } from '../../engine/fields/plain.ts';
import { knowsLanguages } from '../shared/useNetworkLanguage.ts';
import { withCurrent } from '../shared/withCurrent.ts';
import { ChoiceInput } from '../../engine/fields/input/ChoiceInput.tsx';
import type { InputProps } from '../../engine/fields/fieldType.ts';
import { WritingContext, useInserting, type Writing } from './useInserting.ts';
import { refusalOf, useErrorMessages } from './useErrorMessages.ts';
import { useEventMessages } from './useEventMessages.ts';
import { ContentInput, TitleInput } from './TextInputs.tsx';

function EventInput(props: InputProps) {
  const translate = useTranslate();
  const { channel } = useContext(WritingContext)!;
  const { data = [] } = useCall(['templates', channel], templates.query, { templateType: channel });
  const own = plain(useRecordContext()?.['templateEvent']);
  const taken = new Set(data.map(({ templateEvent }) => templateEvent));
  const isOff = (event: string) => event !== own && (data.length === 0 || taken.has(event));
  const beside = (event: string) =>
    event !== own && taken.has(event) ? translate(`templates.taken.${channel}`) : undefined;
  const possible = props.choices.filter((event) => goesBy(event as MessageEvent, channel));
  const choices = possible.includes(own) ? possible : [own, ...possible];
  return <ChoiceInput {...props} choices={choices} beside={beside} isOff={isOff} />;
}

const FIELDS = ['templateEvent', 'templateStatus', 'templateDescription'];

/** The save as the form has it: each text is a field. */
const FORM = {
  ...templates.update,
  input: z.object({
    ...Object.fromEntries(
      TEXTS.map(({ name, field }) => [name, translation.shape[field].optional()]),
    ),
    ...templates.update.input.shape,
  }),
};

const { Show } = longText;
const INPUTS = { templateTitle: TitleInput, templateContent: ContentInput };
const INPUT_TYPES = {
  templateEvent: { type: { Show, Input: EventInput } },
  ...Object.fromEntries(
    TEXTS.map(({ name, field }) => [name, { type: { Show, Input: INPUTS[field] } }]),
  ),
};

/** An SMS is sent without its title, so its translations have none. */
function planOf(channel: Channel) {
  const isSent = (field: TextField) => channel === 'MAIL' || field === 'templateContent';
  const texts = TEXTS.filter(
    ({ field, language }) => language === DEFAULT_LANGUAGE || (knowsLanguages() && isSent(field)),
  );
  return planForm(FORM, [{ fields: [...FIELDS, ...texts.map(({ name }) => name)] }], INPUT_TYPES);
}

/** The available placeholders: those of the record while its event is unchanged, else those of the event. */
const knownOf = ({ templateEvent, placeholderList }: Template, event: string) =>
  event === templateEvent ? placeholderList : (EVENT_PLACEHOLDERS[event as MessageEvent] ?? []);

export function useTemplateForm(template: Template) {
  const notify = useNotify();
  const errorMessages = useErrorMessages();
  const eventMessage = useEventMessages();
  const queries = useQueryClient();
  const { templateId, templateType: channel } = template;
  const plan = useMemo(() => planOf(channel), [channel]);
  const given = useMemo(() => ({ templateId }), [templateId]);
  const record = useMemo(() => withTextFields(template), [template]);
  const send = async (input: Values, asRead: number | undefined) => {
    const texts = textsIn({ ...record, ...input });
    const known = knownOf(template, plain(input['templateEvent']));
    const refusal = refusalOf(channel, texts, known, errorMessages);
    if (refusal) throw refusal;
    const rest = Object.entries(input).filter(
      ([name]) => !TEXTS.some((text) => text.name === name),
    );
    const draft = { ...Object.fromEntries(rest), ...texts } as Input<typeof templates.update>;
    return withCurrent(call(templates.update, draft, { asRead }), (current) =>
      withTextFields(current as unknown as Template),
    );
  };
  const onSaved = useEvent(() => {
    void queries.invalidateQueries({ queryKey: ['templates'] });
    notify('templates.saved', { type: 'success', about: eventMessage(template.templateEvent) });
  });
  const form = useRecordForm({
    resourceName: 'templates',
    endpoint: FORM,
    plan,
    record,
    given,
    unknown: unknownFields(template, [templates.one, templates.update]),
    asRead: timeRead(template),
    send,
    onSaved,
    isEdit: true,
  });
  const values = useWatch({ control: form.control });
  const { errors } = useFormState({ control: form.control });
  const isRefused = (field: string, error: string) => errors[field]?.type === error;
  const texts = textsIn({ ...record, ...values });
  const { writeAt, insert } = useInserting();
  const known = knownOf(template, plain(values['templateEvent']));
  const writing: Writing = { channel, known, texts, isRefused, writeAt, insert };
  return { form, writing };
}
