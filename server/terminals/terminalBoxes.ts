// The locker's state for a restarted terminal: boxes, their parcels, and open alerts.
import type { ParsedOutput } from '../../contract/endpoint.ts';
import { reportedAlert, type terminals } from '../../contract/terminals/terminals.ts';
import { refusedFor } from '../../domain/people/providers.ts';
import { HOLDING_STATUSES } from '../../domain/parcels/parcelMoves.ts';
import type { RequestContext } from '../http/context.ts';
import { priceOfUseFor } from '../payments/charges.ts';
import { readPrices } from '../payments/priceRows.ts';
import { customerByMobile } from './customerByMobile.ts';

type Known = ParsedOutput<typeof terminals.boxes>;

const boxesOf = ({ database: { db }, lockerId }: RequestContext) =>
  db
    .selectFrom('boxes')
    .innerJoin('boxTypes', 'boxTypes.boxTypeId', 'boxes.boxTypeId')
    .select((is) => is.not('boxTypes.management').$castTo<boolean>().as('takesParcels'))
    .select(['boxId', 'boxes.name', 'status', 'doorStatus', 'boardNumber', 'portNumber'])
    .select(['boxTypes.name as boxTypeName', 'length', 'width', 'height'])
    .select('bottomFlag as accessible')
    .where('lockerId', '=', lockerId)
    .where('deletedAt', 'is', null)
    .orderBy('positionX')
    .orderBy('positionY')
    .execute();

const parcelsOf = ({ database: { db }, lockerId }: RequestContext) =>
  db
    .selectFrom('parcels')
    .select(['ordersId', 'ordersStatus', 'parcelNumber', 'bookNumber', 'payStatus', 'boxId'])
    .select('parcelType')
    .where('lockerId', '=', lockerId)
    .where('boxId', 'is not', null)
    .where('ordersStatus', 'in', HOLDING_STATUSES)
    .orderBy('ordersId')
    .execute();

async function providersOf({ database: { db }, now }: RequestContext): Promise<string[]> {
  const providers = await db
    .selectFrom('providers')
    .select(['providerNumber', 'providerStatus', 'contractStartTime', 'contractEndTime'])
    .where('deletedAt', 'is', null)
    .orderBy('providerNumber')
    .execute();
  return providers
    .filter((provider) => refusedFor(provider, now()) === undefined)
    .map(({ providerNumber }) => providerNumber);
}

async function alertsOf({ database: { db }, lockerId }: RequestContext): Promise<Known['alerts']> {
  const alerts = await db
    .selectFrom('alerts')
    .select(['alertType', 'boxId'])
    .where('lockerId', '=', lockerId)
    .where('endTime', 'is', null)
    .where('resolvedTime', 'is', null)
    .orderBy('alertId')
    .execute();
  return alerts.flatMap(({ alertType, boxId }) => {
    const own = reportedAlert.options.find((type) => type === alertType);
    return own ? [{ alertType: own, boxId }] : [];
  });
}

async function versionOf({ database: { db }, lockerId }: RequestContext): Promise<string | null> {
  const terminal = await db
    .selectFrom('terminals')
    .select('version')
    .where('lockerId', '=', lockerId)
    .executeTakeFirst();
  return terminal?.version ?? null;
}

/** What the use of a box costs now, in cents: the price per use, or that of the customer with this number. */
async function priceOf({ database, now }: RequestContext, mobile?: string): Promise<number> {
  const time = now();
  if (mobile !== undefined)
    return database.transaction(async (trx) => {
      const customer = await customerByMobile(trx, mobile);
      return priceOfUseFor(trx, customer?.memberId ?? null, time);
    });
  const { prices } = await readPrices(database.db, time);
  return prices.find(({ paymentScheme }) => paymentScheme === 'PER_USE')?.amountCents ?? 0;
}

/**
 * The calling terminal's locker as the server knows it.
 * @param mobile of the customer whom a box is offered
 */
export async function terminalBoxes(context: RequestContext, mobile?: string): Promise<Known> {
  const parcels = await parcelsOf(context);
  const standingIn = (boxId: number) => parcels.filter((parcel) => parcel.boxId === boxId);
  const boxes = await boxesOf(context);
  return {
    boxes: boxes.map((box) => Object.assign(box, { orders: standingIn(box.boxId) })),
    price: (await priceOf(context, mobile)) / 100,
    currency: context.config.currency,
    providers: await providersOf(context),
    alerts: await alertsOf(context),
    version: await versionOf(context),
  };
}
