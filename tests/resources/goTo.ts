// Moves the open app to another address, as a pressed Back or Forward would.
import { act } from '@testing-library/react';

export function goTo(address: string): void {
  act(() => {
    // Counted as the router counts: a page that would hold people up asks how far one goes.
    history.pushState({ idx: Number(history.state?.idx ?? 0) + 1 }, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
}
