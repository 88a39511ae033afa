// Makes a horizontally scrolling element focusable by keyboard while its content overflows.
import { useCallback } from 'react';

/** A ref for the element: a tab stop only while some of its content is out of view. */
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
