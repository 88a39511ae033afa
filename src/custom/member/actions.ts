// The actions the current user may run for a customer.
import { cases } from '../../../contract/operations/cases.ts';
import { memberActions } from '../../../contract/people/memberActions.ts';
import { members } from '../../../contract/people/members.ts';
import { parcelActions } from '../../../contract/parcels/parcelActions.ts';
import { knownCapabilities } from '../../dataProvider/capabilities.ts';
import type { IconName } from '../../ui/Icon.tsx';
import type { Guarded } from '../../engine/mayUse.ts';

/** In button order; the most serious last. */
export const ACTIONS = ['reserve', 'openCase', 'changeStatus', 'resetMobile', 'remove'] as const;
export type Action = (typeof ACTIONS)[number];

interface Offer {
  readonly icon: IconName;
  readonly grave?: boolean;
  readonly asks: Guarded;
  /** Only where the server supports it. */
  readonly feature?: string;
  /** R6.3: only SUPER_ADMIN sets the edit flag of the customer detail. */
  readonly edits?: boolean;
}

export const OFFERS: Readonly<Record<Action, Offer>> = {
  reserve: { icon: 'ticket', asks: parcelActions.reserve },
  openCase: { icon: 'log', asks: cases.create, feature: cases.feature },
  changeStatus: { icon: 'people', asks: memberActions.changeStatus },
  resetMobile: { icon: 'edit', asks: memberActions.resetMobile, edits: true },
  remove: { icon: 'trash', grave: true, asks: members.remove },
};

/** The actions offered to a user who `mayUse` them; `edit` is the flag that only SUPER_ADMIN sets. */
export const actionsFor = (mayUse: (what: Guarded) => boolean, edit: boolean): Action[] =>
  ACTIONS.filter((action) => {
    const { asks, feature, edits = false } = OFFERS[action];
    const there = feature === undefined || knownCapabilities().features.includes(feature);
    return there && (edit || !edits) && mayUse(asks);
  });
