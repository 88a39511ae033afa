// The position of a box's hover card: beside the box, never over it.

interface Size {
  width: number;
  height: number;
}

interface Area extends Size {
  left: number;
  top: number;
}

/** Outside the box's ring, but no further than the next column, so that the pointer can reach the card. */
const GAP = 6;
const EDGE = 8;

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/**
 * * The top left corner of the card, in window pixels: right of the box, else left of it, else below, else above.
 * @param box the box, @param card the card's size, @param view the window's size; all in CSS pixels
 */
export function placeCard(box: Area, card: Size, view: Size): { left: number; top: number } {
  const right = box.left + box.width + GAP;
  const left = box.left - GAP - card.width;
  const level = clamp(box.top, EDGE, view.height - EDGE - card.height);
  if (right + card.width <= view.width - EDGE) return { left: right, top: level };
  if (left >= EDGE) return { left, top: level };
  const middle = clamp(box.left, EDGE, view.width - EDGE - card.width);
  const below = box.top + box.height + GAP;
  const above = box.top - GAP - card.height;
  return {
    left: middle,
    top: below + card.height <= view.height - EDGE ? below : Math.max(EDGE, above),
  };
}
