// Files of screens share a worker and its libraries, but not the product's modules, which hold who is signed in. React
// is spared the stack trace that its development build takes of every element, a tenth of the screens' time.
import * as React from 'react';
import { vi } from 'vitest';

vi.resetModules();

const SHARED = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
/** React takes traces of so many elements per second, counting from 0, and only ever prints them. */
const ALL_TAKEN = 10_000;

const shared: unknown = Reflect.get(React, SHARED);
if (typeof shared === 'object' && shared !== null) {
  Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', {
    get: () => ALL_TAKEN,
    configurable: true,
    set: () => {
      // React starts counting again every second.
    },
  });
}
