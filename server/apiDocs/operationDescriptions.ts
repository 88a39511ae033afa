// Summary and description of every endpoint: its own, or derived from its resource.
import { accessOperations } from './operations/access.ts';
import { alertOperations } from './operations/alerts.ts';
import { lockerOperations } from './operations/lockers.ts';
import { networkOperations } from './operations/network.ts';
import { parcelOperations } from './operations/parcels.ts';
import { figureOperations } from './operations/reports.ts';
import { terminalReports } from './operations/terminalReports.ts';
import { terminalOperations } from './operations/terminals.ts';
import { resourceOperation } from './resources.ts';
import type { Operation } from './types.ts';

/** Endpoints with their own descriptions. */
export const operationDescriptions: Readonly<Record<string, Operation>> = {
  ...accessOperations,
  ...lockerOperations,
  ...parcelOperations,
  ...alertOperations,
  ...networkOperations,
  ...figureOperations,
  ...terminalOperations,
  ...terminalReports,
};

/** What an endpoint does; undefined if not described. */
export const operationOf = (call: string): Operation | undefined =>
  operationDescriptions[call] ?? resourceOperation(call);
