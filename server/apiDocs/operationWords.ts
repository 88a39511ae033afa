// The summary and description of every call: its own words, or those of the resource it belongs to.
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

/** The calls that have words of their own. */
export const operationWords: Readonly<Record<string, Operation>> = {
  ...accessOperations,
  ...lockerOperations,
  ...parcelOperations,
  ...alertOperations,
  ...networkOperations,
  ...figureOperations,
  ...terminalOperations,
  ...terminalReports,
};

/** What a call does; undefined where nobody wrote it. */
export const operationOf = (call: string): Operation | undefined =>
  operationWords[call] ?? resourceOperation(call);
