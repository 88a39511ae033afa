// What the server supports, for pages before sign-in.
import { useEffect, useState } from 'react';
import { readCapabilities } from '../../../dataProvider/capabilities.ts';
import type { Capability } from '../../../../contract/capabilities.ts';

/** Undefined until known. */
export function useAnnounced(): Capability | undefined {
  const [announced, setAnnounced] = useState<Capability>();
  useEffect(() => {
    let here = true;
    void readCapabilities().then((read) => here && setAnnounced(read));
    return () => {
      here = false;
    };
  }, []);
  return announced;
}
