// In place of a figure that is being counted.
export function Waiting() {
  return (
    <span className="skeleton">
      <span className="skeleton-bar" />
    </span>
  );
}
