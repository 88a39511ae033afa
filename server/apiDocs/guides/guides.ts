// The guides in the order of the navigation.
import { conventionsGuide } from './conventionsGuide.ts';
import type { Guide } from './guide.ts';
import { partnerGuide } from './partners.ts';
import { terminalDecisionsGuide } from './terminalDecisions.ts';
import { terminalGuide } from './terminals.ts';

/** The guides, each at /docs/<id>. */
export const guides: readonly Guide[] = [
  conventionsGuide,
  terminalGuide,
  terminalDecisionsGuide,
  partnerGuide,
];
