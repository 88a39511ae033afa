// The product's logo: a small front with one box in the accent colour.

const BOXES = [
  [2, 2, 6, 8],
  [2, 11.5, 6, 10.5],
  [9.5, 2, 5.5, 4.5],
  [9.5, 17.5, 5.5, 4.5],
  [16.5, 2, 5.5, 12],
  [16.5, 15.5, 5.5, 6.5],
] as const;

/** The logo, 24 px; the name is shown beside it as text. */
export function Brand() {
  return (
    <svg className="ic" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      {BOXES.map(([x, y, width, height]) => (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y}
          width={width}
          height={height}
          rx="1"
          fill="currentColor"
        />
      ))}
      <rect x="9.5" y="8" width="5.5" height="8" rx="1" fill="var(--accent)" />
    </svg>
  );
}
