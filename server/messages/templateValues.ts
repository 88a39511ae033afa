// Preview values of a template's placeholders: from a real parcel or alert, masked by permission.
import type { TemplateValues } from '../../contract/messages/templates.ts';
import type { MessageLanguage } from '../../domain/limits.ts';
import { holdsAny } from '../../domain/people/authorities.ts';
import { neutralTexts } from '../../domain/messages/templateRules.ts';
import { SECRET_PLACEHOLDERS } from '../../domain/messages/templates.ts';
import { readParcelNumber } from '../../domain/parcels/reservation.ts';
import type { Db } from '../db/tables.ts';
import type { RequestContext } from '../http/context.ts';
import { memberName } from '../parcels/parcelInfo.ts';
import { unknownNumber } from '../reservations/parcelNumber.ts';
import { seesPersonal } from '../lists/personal.ts';
import { readNetworkLanguage } from './languages.ts';
import { maskedNames } from './maskedNames.ts';
import { valuesIn } from './valuesIn.ts';

interface ParsedInput {
  readonly templateEvent: string;
  readonly placeholderList: readonly string[];
}

type Found = Omit<TemplateValues, 'values'> & { readonly data: Readonly<Record<string, unknown>> };

/** The time a parcel has once its message was sent; the latest parcels by it are used. */
const TIME_COLUMNS: Readonly<Record<string, 'bookTime' | 'storeTime' | 'collectTime'>> = {
  RESERVATION: 'bookTime',
  DEPOSIT: 'storeTime',
  REMINDER: 'storeTime',
  EXPIRY: 'storeTime',
  PIN_RESEND: 'storeTime',
  WAREHOUSE: 'storeTime',
  COLLECTION: 'collectTime',
};

const parcels = (db: Db) =>
  db
    .selectFrom('parcels')
    .innerJoin('lockers', 'lockers.lockerId', 'parcels.lockerId')
    .leftJoin('boxes', 'boxes.boxId', 'parcels.boxId')
    .leftJoin('members', 'members.memberId', 'parcels.memberId')
    .select(['ordersId', 'parcelNumber', 'bookNumber', 'parcels.expiryTime', 'collectTime'])
    .select(['lockerName', 'location', 'boxes.name as boxName', memberName.as('memberName')])
    .orderBy('ordersId', 'desc')
    .limit(1);

async function ofParcel(
  context: RequestContext,
  event: string,
  parcelNumber: string | undefined,
): Promise<Found | undefined> {
  const timeColumn = TIME_COLUMNS[event];
  if (!timeColumn) return undefined;
  const { db } = context.database;
  const row = parcelNumber
    ? await parcels(db)
        .where('parcelNumber', '=', readParcelNumber(parcelNumber))
        .executeTakeFirst()
    : await parcels(db).where(`parcels.${timeColumn}`, 'is not', null).executeTakeFirst();
  if (!row && parcelNumber) throw unknownNumber(parcelNumber);
  if (!row) return undefined;
  const data = seesPersonal(context) ? row : maskedNames(row);
  return { from: 'PARCEL', ordersId: row.ordersId, parcelNumber: row.parcelNumber, data };
}

async function ofAlert({ database: { db } }: RequestContext): Promise<Found | undefined> {
  const data = await db
    .selectFrom('alerts')
    .innerJoin('lockers', 'lockers.lockerId', 'alerts.lockerId')
    .leftJoin('boxes', 'boxes.boxId', 'alerts.boxId')
    .select(['alertType', 'lockerName', 'lockerNumber', 'location', 'startTime'])
    .select('boxes.name as boxName')
    .orderBy('alertId', 'desc')
    .executeTakeFirst();
  return data && { from: 'ALERT', ordersId: null, parcelNumber: null, data };
}

/** Real values as far as the caller may see them; undefined if there are none. */
function real(context: RequestContext, event: string, parcelNumber: string | undefined) {
  const may = (authority: string) => holdsAny(context.user.authoritySet, [authority]);
  if (event === 'ALERT') return may('ALERT_VIEW') ? ofAlert(context) : undefined;
  if (event === 'PASSWORD_CODE') {
    const data = { username: context.user.username };
    return { from: 'ACCOUNT', ordersId: null, parcelNumber: null, data } satisfies Found;
  }
  return may('PARCEL_VIEW') ? ofParcel(context, event, parcelNumber) : undefined;
}

/** Values by placeholder. Empty where a real message is empty, a dash for no box; PINs and codes are always neutral. */
export async function templateValues(
  context: RequestContext,
  { templateEvent, placeholderList }: ParsedInput,
  parcelNumber: string | undefined,
  wanted: MessageLanguage | undefined,
): Promise<TemplateValues> {
  const neutral = neutralTexts(placeholderList);
  const found = await real(context, templateEvent, parcelNumber);
  if (!found) return { values: neutral, from: null, ordersId: null, parcelNumber: null };
  const { data, ...of } = found;
  const language = wanted ?? (await readNetworkLanguage(context.database.db)).language;
  const texts = valuesIn(language, data, context.config.timeZone);
  const isSecret = (name: string) => (SECRET_PLACEHOLDERS as readonly string[]).includes(name);
  const values = placeholderList.map((name) => [
    name,
    (isSecret(name) ? neutral[name] : texts[name]) ?? '',
  ]);
  return { ...of, values: Object.fromEntries(values) };
}
