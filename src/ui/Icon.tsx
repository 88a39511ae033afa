// A line icon by name, always beside text or inside a labelled control.
import { iconShapes, type IconName, type IconShape } from './iconShapes.ts';

export type { IconName };

interface Props {
  name: IconName;
  /** Size in CSS pixels: 16 beside text, 12 in a table header, 20 on phones, 24 in an empty page. */
  size?: number;
  className?: string;
}

/** An icon in the current text colour; hidden from screen readers. */
export function Icon({ name, size = 16, className }: Props) {
  const shape: IconShape = iconShapes[name];
  return (
    <svg
      className={className === undefined ? 'ic' : `ic ${className}`}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      {shape.line !== undefined && <path d={shape.line} />}
      {shape.fill !== undefined && <path d={shape.fill} fill="currentColor" />}
    </svg>
  );
}
