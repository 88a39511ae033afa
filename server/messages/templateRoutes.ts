// Routes of templates: list, read, save with history, and test with neutral values.
import type { Selectable } from 'kysely';
import {
  templateCalls,
  templates,
  templatesBare,
  type Template,
} from '../../contract/messages/templates.ts';
import { DEFAULT_LANGUAGE } from '../../domain/limits.ts';
import { textErrors, withTextFields, type TextError } from '../../domain/messages/languages.ts';
import { goesBy } from '../../domain/messages/messages.ts';
import { EVENT_PLACEHOLDERS, named } from '../../domain/messages/templateRules.ts';
import type { TemplatesTable } from '../db/tables/settings.ts';
import type { Trx } from '../db/tables.ts';
import { routesOf, type Handlers } from '../http/routesOf.ts';
import type { RequestContext } from '../http/context.ts';
import { badInput } from '../http/badInput.ts';
import { Problem } from '../system/problem.ts';
import { taken } from '../http/taken.ts';
import { laterThan, refuseStale } from '../http/staleSave.ts';
import { recordChange } from '../events/recordChange.ts';
import { testTemplate } from './testTemplate.ts';
import { doneBy } from '../events/doneBy.ts';
import { templateValues } from './templateValues.ts';

type Kept = Selectable<TemplatesTable>;

const found = ({ db }: RequestContext['database'], templateId: number): Promise<Kept> =>
  db
    .selectFrom('templates')
    .selectAll()
    .where('templateId', '=', templateId)
    .executeTakeFirstOrThrow(() => new Problem('NOT_FOUND', { field: 'templateId' }));

/** Locks all templates of the type, so that no two are assigned to one event concurrently. */
async function held(
  trx: Trx,
  templateId: number,
): Promise<{ from: Kept; others: readonly Kept[] }> {
  const rows = await trx
    .selectFrom('templates')
    .selectAll()
    .where('templateType', 'in', (of) =>
      of.selectFrom('templates').select('templateType').where('templateId', '=', templateId),
    )
    .orderBy('templateId')
    .forUpdate()
    .execute();
  const from = rows.find((row) => row.templateId === templateId);
  if (!from) throw new Problem('NOT_FOUND', { field: 'templateId' });
  return { from, others: rows.filter((row) => row !== from) };
}

const TEMPLATE_EVENT = { field: 'templateEvent', resource: 'templates', title: 'Template' };

const CODES = {
  UNKNOWN: 'TEMPLATE_UNKNOWN',
  LACKING: 'TEMPLATE_LACKS',
  BRACE: 'TEMPLATE_BRACE',
} as const;

function refuse({ field: name, language, error, names }: TextError): never {
  const field = language === DEFAULT_LANGUAGE ? name : `translations.${language}.${name}`;
  if (error === 'MISSING') throw badInput(field, 'missing');
  throw new Problem(CODES[error], { field, values: { names: named(names) } });
}

async function update(
  { templateId, ...entered }: Parameters<Handlers<typeof templates>['update']>[0],
  context: RequestContext,
): Promise<Template> {
  return context.database.transaction(async (trx) => {
    const { from, others } = await held(trx, templateId);
    await refuseStale(trx, context, ['templates', templateId], from);
    const isMoved = entered.templateEvent !== from.templateEvent;
    if (isMoved && !goesBy(entered.templateEvent, from.templateType))
      throw badInput('templateEvent', 'notAllowed');
    const other = others.find(({ templateEvent }) => templateEvent === entered.templateEvent);
    if (isMoved && other)
      throw taken(TEMPLATE_EVENT, entered.templateEvent, other.templateDescription);
    const placeholderList = isMoved
      ? [...EVENT_PLACEHOLDERS[entered.templateEvent]]
      : from.placeholderList;
    const lastUpdatedTime = laterThan(from.lastUpdatedTime, context.now());
    // Translations for another event do not apply: only those that are sent along remain.
    const translations = { ...(!isMoved && from.translations), ...entered.translations };
    const to = { ...from, ...entered, translations, placeholderList, lastUpdatedTime };
    const [error] = textErrors(from.templateType, to, placeholderList);
    if (error) refuse(error);
    await trx
      .updateTable('templates')
      .set({
        ...entered,
        translations: JSON.stringify(translations),
        placeholderList: JSON.stringify(placeholderList),
        lastUpdatedTime,
      })
      .where('templateId', '=', templateId)
      .execute();
    const doer = { ...doneBy(context), time: lastUpdatedTime };
    const [before, after] = [from, to].map(withTextFields);
    await recordChange(trx, doer, ['templates', templateId], { from: before, to: after });
    return to;
  });
}

const replies: Handlers<typeof templates> = {
  query: ({ templateType }, { database }) =>
    database.db
      .selectFrom('templates')
      .selectAll()
      .$if(templateType !== undefined, (of) => of.where('templateType', '=', templateType!))
      .orderBy('templateId')
      .execute(),
  one: ({ templateId }, { database }) => found(database, templateId),
  update,
  testSend: async ({ templateId, notifyAddress, language = DEFAULT_LANGUAGE }, context) => {
    const template = await found(context.database, templateId);
    await testTemplate(context, template, notifyAddress, language);
    return { result: 1 };
  },
};

const { one, update: save, testSend } = replies;

export const templateRoutes = [
  ...routesOf(templates, replies),
  ...routesOf(templatesBare, { one, update: save, testSend }),
  ...routesOf(templateCalls, {
    values: async ({ templateId, parcelNumber, language }, context) =>
      templateValues(context, await found(context.database, templateId), parcelNumber, language),
  }),
];
