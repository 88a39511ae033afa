// Templates: the texts of the network's messages, one per event and type.
import { z } from 'zod';
import { MESSAGE_EVENTS } from '../../domain/messages/messages.ts';
import { MESSAGE_LANGUAGES, NOTIFY_TYPES, TRANSLATION_LANGUAGES } from '../../domain/limits.ts';
import { TEMPLATE_STATUSES } from '../../domain/messages/templateStatuses.ts';
import { announced, LANGUAGES_FEATURE } from '../capabilities.ts';
import { asking, type Endpoint } from '../endpoint.ts';
import { id, means, search, text, time } from '../scalars.ts';

const root = '/api/content/v1';
const view = asking('TEMPLATE_VIEW', 'TEMPLATE_EDIT');
const edit = asking('TEMPLATE_EDIT');

const templateId = { templateId: id };

/** Subject of an e-mail: a single line. */
const title = text(200).regex(/^[^\p{Cc}]*$/u);
const content = z.string().max(10_000).meta(means('longText'));

/** A text in another language than English; empty where there is none. */
export const translation = z.strictObject({ templateTitle: title, templateContent: content });
const translations = z.partialRecord(z.enum(TRANSLATION_LANGUAGES), translation);

/** Not in the specification: texts in other languages. */
const ours = <S extends z.ZodType>(schema: S): S => announced(LANGUAGES_FEATURE, schema);

/** Fields edited by the form (R2.95). */
const draft = {
  /** The event it is for. Each event has one template per type; a second one is refused with TAKEN. */
  templateEvent: z.enum(MESSAGE_EVENTS),
  templateDescription: text(200),
  templateTitle: title.min(1),
  /** Sent verbatim: leading spaces and empty lines are kept. */
  templateContent: content.min(1).regex(/\S/).meta(means('longText')),
  /** Those of omitted languages stay unchanged. */
  translations: ours(translations.optional()),
  templateStatus: z.enum(TEMPLATE_STATUSES),
};

export const template = z.object({
  ...templateId,
  templateType: z.enum(NOTIFY_TYPES),
  // Other servers may have events that this one does not.
  templateEvent: z.string(),
  templateDescription: z.string(),
  templateTitle: z.string(),
  templateContent: z.string(),
  translations: ours(translations.optional()),
  templateStatus: z.enum(TEMPLATE_STATUSES),
  placeholderList: z.array(z.string()),
  creationTime: time.optional(),
  lastUpdatedTime: time.optional(),
});

export type Template = z.input<typeof template>;

const sent = z.object({ result: z.literal(1) });

export const templates = {
  /** SMS or MAIL (R7.103); both if omitted. */
  query: view.get(
    `${root}/templateQuery`,
    { templateType: z.enum(NOTIFY_TYPES).optional() },
    z.array(template),
  ),
  one: view.get(`${root}/info/:templateId`, templateId, template),
  /** Errors for texts that would be sent wrong: TEMPLATE_UNKNOWN, TEMPLATE_LACKS, TEMPLATE_BRACE. */
  update: edit.post(`${root}/update`, { ...templateId, ...draft }, template),
  /**
   * Sends the saved template, enabled or not, to a mobile number or an e-mail address, with sample values only. R8.24,
   * R8.25.
   */
  testSend: edit.get(
    `${root}/test-send/:templateId`,
    {
      ...templateId,
      notifyAddress: text(254),
      /** Language; English if omitted, or if the template has no text in it. */
      language: ours(z.enum(MESSAGE_LANGUAGES).optional()),
    },
    sent,
  ),
};

const bare = <E extends Endpoint>(endpoint: E): E => ({
  ...endpoint,
  path: endpoint.path.replace(/^\/api/, ''),
});

/** The same without `/api`, as the specification writes some of these calls. */
export const templatesBare = {
  one: bare(templates.one),
  update: bare(templates.update),
  testSend: bare(templates.testSend),
};

/** Feature announced by servers that fill previews with real data. */
export const TEMPLATE_VALUES_FEATURE = 'template-values';

export const templateCalls = {
  /**
   * Values for the template's placeholders: from the parcel with this number or the latest one that fits, or from the
   * latest alert, as messages in the language have them, by default the network's. Never a PIN or a code. Sample values
   * if there is none, or if the user may not see it. Errors: NOT_FOUND for an unknown parcel number.
   */
  values: {
    ...view.get(
      '/api/v1/templates/:templateId/values',
      { ...templateId, parcelNumber: search, language: z.enum(MESSAGE_LANGUAGES).optional() },
      z.object({
        values: z.record(z.string(), z.string()),
        /** Source of the values; null for sample values. */
        from: z.enum(['PARCEL', 'ALERT', 'ACCOUNT']).nullable(),
        ordersId: id.nullable(),
        parcelNumber: z.string().nullable(),
      }),
    ),
    feature: TEMPLATE_VALUES_FEATURE,
  },
};

export type TemplateValues = z.output<(typeof templateCalls.values)['output']>;
