// The current width of an element, for drawings to scale.
import { useCallback, useState } from 'react';

/** A ref for the element and its width in CSS pixels; 0 until it is measured. */
export function useWidth(): [ref: (element: HTMLElement | null) => () => void, width: number] {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    const sizes = new ResizeObserver(([entry]) =>
      setWidth(Math.floor(entry?.contentRect.width ?? 0)),
    );
    if (element) sizes.observe(element);
    return () => sizes.disconnect();
  }, []);
  return [ref, width];
}
