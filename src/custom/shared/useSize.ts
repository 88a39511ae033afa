// The current width or height of an element, for drawings to scale and lists that fill their panel.
import { useCallback, useState } from 'react';

type Measured = [ref: (element: HTMLElement | null) => () => void, pixels: number];

function useSize(side: 'width' | 'height'): Measured {
  const [pixels, setPixels] = useState(0);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      const sizes = new ResizeObserver(([entry]) =>
        setPixels(Math.floor(entry?.contentRect[side] ?? 0)),
      );
      if (element) sizes.observe(element);
      return () => sizes.disconnect();
    },
    [side],
  );
  return [ref, pixels];
}

/** A ref for the element and its width in CSS pixels; 0 until it is measured. */
export const useWidth = (): Measured => useSize('width');

/** A ref for the element and its height in CSS pixels; 0 until it is measured. */
export const useHeight = (): Measured => useSize('height');
