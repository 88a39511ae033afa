// Who may see the gateways.
import type { Authority } from '../../domain/people/authorities.ts';

export const GATEWAY_READERS = ['GATEWAY_VIEW', 'GATEWAY_EDIT'] as const satisfies Authority[];
