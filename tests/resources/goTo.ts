// Moves the open house to another address, as a pressed Back or Forward would.
import { act } from '@testing-library/react';

export function goTo(address: string): void {
  act(() => {
    history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
}
