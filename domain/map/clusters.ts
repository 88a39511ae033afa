// Groups points that lie too close together on a screen to be told apart.

/** A position on the screen, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** One point, or several drawn as one at their centre. */
export interface Cluster<T extends Point> extends Point {
  readonly members: readonly T[];
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

function merged<T extends Point>(one: Cluster<T>, other: Cluster<T>): Cluster<T> {
  const members = [...one.members, ...other.members];
  const share = other.members.length / members.length;
  return {
    x: one.x + (other.x - one.x) * share,
    y: one.y + (other.y - one.y) * share,
    members,
  };
}

/** Each joined with the first one that is closer than `radius`. */
function joined<T extends Point>(clusters: readonly Cluster<T>[], radius: number): Cluster<T>[] {
  const found: Cluster<T>[] = [];
  for (const cluster of clusters) {
    const near = found.findIndex((one) => distance(one, cluster) < radius);
    const one = found[near];
    if (one) found[near] = merged(one, cluster);
    else found.push(cluster);
  }
  return found;
}

/** Every point in exactly one cluster; the centres of two clusters are at least `radius` pixels apart. */
export function clustersOf<T extends Point>(
  points: readonly T[],
  radius: number,
): readonly Cluster<T>[] {
  let clusters: Cluster<T>[] = points.map((point) => ({
    x: point.x,
    y: point.y,
    members: [point],
  }));
  for (let before = Infinity; clusters.length < before;) {
    before = clusters.length;
    clusters = joined(clusters, radius);
  }
  return clusters;
}

/** `movable` moved away from those of `fixed` that it would cover or be covered by. */
export function pushedOff<T extends Point>(movable: T, fixed: readonly Point[], radius: number): T {
  let { x, y } = movable;
  for (const one of fixed) {
    const far = distance(one, { x, y });
    if (far >= radius) continue;
    const [dx, dy] = far === 0 ? [0, -1] : [(x - one.x) / far, (y - one.y) / far];
    [x, y] = [one.x + dx * radius, one.y + dy * radius];
  }
  return { ...movable, x, y };
}
