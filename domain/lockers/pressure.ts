// When a bar turns amber ("look soon"). The specification names no thresholds; these are ours.

interface Size {
  readonly free: number | undefined;
  readonly all: number | undefined;
}

/** A locker with this share of its boxes in use, in percent, is nearly full. */
const NEARLY_FULL = 95;
/** A size with less than this share of its boxes free, in percent, is nearly used up. */
const FEW_LEFT = 15;

/** Whether the next parcel may not find a box here. */
export const nearlyFull = ({ share }: { readonly share: number | undefined }): boolean =>
  share !== undefined && share >= NEARLY_FULL;

/** Whether a size is about to run out across the network. */
export const fewLeft = ({ free, all }: Size): boolean =>
  free !== undefined && all !== undefined && all > 0 && (100 * free) / all < FEW_LEFT;
