// A place that scrolls sideways can be reached by Tab, and then moved by arrows, while it is wider than its room.
import { useCallback } from 'react';

/** A ref for the element: a stop of the keyboard only as long as something of it is out of sight. */
export function useScrollStop(): (element: HTMLElement | null) => () => void {
  return useCallback((element: HTMLElement | null) => {
    const sizes = new ResizeObserver(() => {
      if (!element) return;
      if (element.scrollWidth > element.clientWidth) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    });
    for (const one of [element, element?.firstElementChild]) if (one) sizes.observe(one);
    return () => sizes.disconnect();
  }, []);
}
