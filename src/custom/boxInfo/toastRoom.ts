// While the dock stands at the bottom, toasts keep clear of it: they would hide what is chosen, or an act.

/** Between the dock and the toast above it, px. */
const GAP = 12;

/** The dock's ref: says how high it is, for as long as it stands. */
export function keepToastsClear(dock: HTMLElement | null): (() => void) | undefined {
  if (!dock) return undefined;
  const { style } = document.documentElement;
  const tell = () => style.setProperty('--toast-lift', `${dock.offsetHeight + GAP}px`);
  const sizes = new ResizeObserver(tell);
  sizes.observe(dock);
  tell();
  return () => {
    sizes.disconnect();
    style.removeProperty('--toast-lift');
  };
}
