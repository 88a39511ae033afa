// Sign-in content that depends on the server: a link to request access, and the demo's accounts.
import { useEffect, useState } from 'react';
import type { Capability } from '../../../contract/capabilities.ts';
import { readCapabilities } from '../../dataProvider/capabilities.ts';
import { useAuthContext } from '../shared/authLayout/authContext.ts';
import { DemoAccounts } from './DemoAccounts.tsx';
import type { Credentials } from './useSignIn.ts';

function useAnnounced(): Capability | undefined {
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

export function Announced({ onChoose }: { readonly onChoose: (account: Credentials) => void }) {
  const { say } = useAuthContext();
  const announced = useAnnounced();
  return (
    <>
      {announced?.features.includes('access-requests') && (
        <p className="soft door-more">
          {say('signIn.newHere')} <a href="/page/register">{say('signIn.request')}</a>
        </p>
      )}
      {announced?.demo && <DemoAccounts demo={announced.demo} onChoose={onChoose} />}
    </>
  );
}
