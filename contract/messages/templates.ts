// Templates: the texts of the network's messages, one for each event and type.
import { z } from 'zod';
import { CHANNELS, MESSAGE_EVENTS } from '../../domain/messages/messages.ts';
import { LANGUAGES } from '../../domain/limits.ts';
import { TEMPLATE_STATUSES } from '../../domain/messages/templateStatuses.ts';
import { announced, LANGUAGES_FEATURE } from '../capabilities.ts';
import { asking, type Endpoint } from '../endpoint.ts';
import { id, search, text, time } from '../scalars.ts';

const root = '/api/content/v1';
const view = asking('TEMPLATE_VIEW', 'TEMPLATE_EDIT');
const edit = asking('TEMPLATE_EDIT');

const templateId = { templateId: id };

/** The subject of an e-mail: one line. */
const title = text(200).regex(/^[^\p{Cc}]*$/u);
const content = z.string().max(10_000).meta({ kind: 'longText' });

/** Ours, of a text in another language. */
const ours = <S extends z.ZodType>(schema: S): S => announced(LANGUAGES_FEATURE, schema);

/** What the form edits (R2.95). */
const draft = {
  /** What it tells of. Each event has one template of a type: another one of it is refused with TAKEN. */
  templateEvent: z.enum(MESSAGE_EVENTS),
  templateDescription: text(200),
  templateTitle: title.min(1),
  /** As it is sent: its blanks and empty lines stay. */
  templateContent: content.min(1).regex(/\S/).meta({ kind: 'longText' }),
  /** The Chinese text; empty where there is none, and unchanged where it is left out. */
  templateTitleZh: ours(title.optional()),
  templateContentZh: ours(content.optional()),
  templateStatus: z.enum(TEMPLATE_STATUSES),
};

export const template = z.object({
  ...templateId,
  templateType: z.enum(CHANNELS),
  // Another server may know events that this one does not.
  templateEvent: z.string(),
  templateDescription: z.string(),
  templateTitle: z.string(),
  templateContent: z.string(),
  templateTitleZh: ours(z.string().optional()),
  templateContentZh: ours(z.string().optional()),
  templateStatus: z.enum(TEMPLATE_STATUSES),
  placeholderList: z.array(z.string()),
  creationTime: time.optional(),
  lastUpdatedTime: time.optional(),
});

export type Template = z.output<typeof template>;

const sent = z.object({ result: z.literal(1) });

export const templates = {
  /** SMS or MAIL (R7.103); both when left out. */
  query: view.get(
    `${root}/templateQuery`,
    { templateType: z.enum(CHANNELS).optional() },
    z.array(template),
  ),
  one: view.get(`${root}/info/:templateId`, templateId, template),
  /** Refuses with TEMPLATE_UNKNOWN, TEMPLATE_LACKS and TEMPLATE_BRACE what would be sent wrong. */
  update: edit.post(`${root}/update`, { ...templateId, ...draft }, template),
  /**
   * Sends the template as it is saved, enabled or not, to a mobile number or an e-mail address; with neutral texts in it,
   * and nothing of a real parcel. R8.24, R8.25.
   */
  testSend: edit.get(
    `${root}/test-send/:templateId`,
    {
      ...templateId,
      notifyAddress: text(254),
      /** In which language; in English where it is left out, or where the template has no text in it. */
      language: ours(z.enum(LANGUAGES).optional()),
    },
    sent,
  ),
};

const bare = <E extends Endpoint>(endpoint: E): E => ({
  ...endpoint,
  path: endpoint.path.replace(/^\/api/, ''),
});

/** The same as the specification writes some of them: without `/api`. */
export const templatesBare = {
  one: bare(templates.one),
  update: bare(templates.update),
  testSend: bare(templates.testSend),
};

/** A server announces it where it fills texts from what really happened. */
export const TEMPLATE_VALUES_FEATURE = 'template-values';

export const templateCalls = {
  /**
   * What would fill the template's placeholders, as texts: of the parcel with this number, or of the last one that it
   * fits; of the last alert. Never a PIN or a code. Neutral texts where there is none, or where whoever asks may not see
   * it. Refuses with NOT_FOUND a number that no parcel has.
   */
  values: {
    ...view.get(
      '/api/v1/templates/:templateId/values',
      { ...templateId, parcelNumber: search },
      z.object({
        values: z.record(z.string(), z.string()),
        /** What it is filled from; null where it is neutral. */
        from: z.enum(['PARCEL', 'ALERT', 'ACCOUNT']).nullable(),
        ordersId: id.nullable(),
        parcelNumber: z.string().nullable(),
      }),
    ),
    feature: TEMPLATE_VALUES_FEATURE,
  },
};

export type TemplateValues = z.output<(typeof templateCalls.values)['output']>;
