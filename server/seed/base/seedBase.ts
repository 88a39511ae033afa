// Base data of every network: roles, box types, settings, prices, reasons, categories, templates.
import { BOX_TYPES } from '../../../domain/boxes/boxTypes.ts';
import type { Database } from '../../db/connect.ts';
import type { Trx } from '../../db/tables.ts';
import { BASE_ROLES } from './baseRoles.ts';
import {
  BASE_SETTINGS,
  BOX_DIMENSIONS,
  COST_REASONS,
  PARCEL_CATEGORIES,
  PRICES,
} from './baseSettings.ts';
import { BASE_TEMPLATES } from './baseTemplates.ts';

/** The setting that marks base data as written, so that records removed by staff are not recreated. */
const MARK = 'BASE_DATA';

async function seedResources(trx: Trx, stamps: { creationTime: number; lastUpdatedTime: number }) {
  await trx
    .insertInto('roles')
    .values(
      BASE_ROLES.map((role) => ({
        ...role,
        authoritySet: JSON.stringify(role.authoritySet),
        ...stamps,
      })),
    )
    .execute();
  await trx
    .insertInto('boxTypes')
    .values(BOX_TYPES.map((type) => ({ ...type, ...BOX_DIMENSIONS[type.name], ...stamps })))
    .execute();
  await trx
    .insertInto('costReasons')
    .values(COST_REASONS.map((reason) => ({ reason, ...stamps })))
    .execute();
  await trx
    .insertInto('parcelCategories')
    .values(PARCEL_CATEGORIES.map((category) => ({ ...category, ...stamps })))
    .execute();
  await trx
    .insertInto('templates')
    .values(
      BASE_TEMPLATES.map((template) => ({
        ...template,
        translations: JSON.stringify(template.translations),
        placeholderList: JSON.stringify(template.placeholderList),
        ...stamps,
      })),
    )
    .execute();
}

/** Writes the base data once; idempotent. `now` is epoch milliseconds. */
export async function seedBase(database: Database, now: number): Promise<void> {
  await database.transaction(async (trx) => {
    const { numInsertedOrUpdatedRows: marked } = await trx
      .insertInto('settings')
      .values({ settingKey: MARK, settingValue: '1', lastUpdatedTime: now })
      .onConflict((is) => is.column('settingKey').doNothing())
      .executeTakeFirstOrThrow();
    if (!marked) return;
    await seedResources(trx, { creationTime: now, lastUpdatedTime: now });
    await trx
      .insertInto('settings')
      .values(
        Object.entries(BASE_SETTINGS).map(([settingKey, settingValue]) => ({
          settingKey,
          settingValue,
          lastUpdatedTime: now,
        })),
      )
      .execute();
    await trx
      .insertInto('prices')
      .values(PRICES.map((price) => ({ ...price, lastUpdatedTime: now })))
      .execute();
  });
}
