// The rows of the list of problems: those of one cause at many places are one row, so that they push no other out.
import type { Action } from './actions.ts';

/** So many of one cause are rows of their own. */
const MOST_ALIKE = 2;

function causeOf(action: Action): string {
  if (action.kind === 'alert') return action.alert.alertType;
  return action.kind === 'trouble' ? action.trouble.trouble : action.key;
}

export function foldedActions(actions: readonly Action[]): readonly Action[] {
  return actions.flatMap((action): Action[] => {
    const { tone } = action;
    const cause = causeOf(action);
    const alike = actions.filter((one) => one.tone === tone && causeOf(one) === cause);
    if (alike.length <= MOST_ALIKE) return [action];
    return alike[0] === action ? [{ key: `several ${cause}`, tone, kind: 'several', alike }] : [];
  });
}
