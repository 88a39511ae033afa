// Whether a message can leave now, and which ones count as undelivered.

/**
 * SENDS: its gateway is set up. FAILING: the gateway has refused or missed everything since the last message that it took, or
 * the last message of its kind to this recipient was given up or held.
 * TEMPLATE_OFF, NO_GATEWAY, NO_ADDRESS: it cannot leave at all.
 */
export const DELIVERIES = ['SENDS', 'FAILING', 'TEMPLATE_OFF', 'NO_GATEWAY', 'NO_ADDRESS'] as const;
export type Delivery = (typeof DELIVERIES)[number];

/** Whether the message leaves, at the latest when its gateway answers again. */
export const canLeave = (delivery: Delivery): boolean =>
  delivery === 'SENDS' || delivery === 'FAILING';

/** Of several recipients, the one that is reached best decides; nobody means no address. */
export const bestOf = (each: readonly Delivery[]): Delivery =>
  DELIVERIES.find((delivery) => each.includes(delivery)) ?? 'NO_ADDRESS';

/** How often a visible screen asks for undelivered messages. Milliseconds. */
export const UNDELIVERED_REFRESH_MS = 60_000;
