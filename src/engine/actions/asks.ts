// What an action's dialog asks: a question, or fields of its endpoint.
import { featureOf } from '../../dataProvider/announced.ts';
import { supports } from '../../dataProvider/capabilities.ts';
import type { Resource } from '../defineResource.ts';
import type { AnyRow } from '../fields/fieldType.ts';
import type { EndpointAction } from './action.ts';
import type { RunNow } from './useRun.ts';

/** Whether an action requires confirmation. */
export function asksFirst(resource: Resource, name: string): boolean {
  const action = resource.actions[name];
  return action?.does === 'call' && (action.confirm === true || action.asks !== undefined);
}

/** The fields that an action's dialog asks for, as far as the server announces them. */
export const asksOf = ({ endpoint, asks = [] }: EndpointAction<AnyRow>): readonly string[] =>
  asks.filter((name) => supports(featureOf(endpoint, name)));

/** Why the value of a field was refused, if the only record was refused for what its dialog asks. */
export function refusedAt(action: EndpointAction<AnyRow>, { rows, failed }: RunNow) {
  const [first] = rows.length === 1 ? failed : [];
  const name = asksOf(action).find((one) => one === first?.field);
  return name !== undefined && first ? { name, why: first.why } : undefined;
}

/** Whether its dialog has a form. */
export const hasForm = ({ actions }: Resource, name: string): boolean => {
  const action = actions[name];
  return action?.does === 'call' && asksOf(action).length > 0;
};
