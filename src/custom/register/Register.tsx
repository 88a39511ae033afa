// A request for access; it creates a LOCKED user for approval, nothing else.
import { useEffect, useState } from 'react';
import { ACCESS_REQUESTS, accessRequests } from '../../../contract/account/account.ts';
import { call } from '../../dataProvider/call.ts';
import { readCapabilities } from '../../dataProvider/capabilities.ts';
import { AuthLayout } from '../shared/authLayout/AuthLayout.tsx';
import { useAuthContext } from '../shared/authLayout/authContext.ts';
import { RequestForm } from './RequestForm.tsx';
import type { Request } from './request.ts';

function ToSignIn() {
  const { say } = useAuthContext();
  return (
    <p className="door-ways">
      <a className="btn primary lg" href="/page/login">
        {say('register.toSignIn')}
      </a>
    </p>
  );
}

/** Whether this server accepts requests; undefined until known. */
function useOffered(): boolean | undefined {
  const [offered, setOffered] = useState<boolean>();
  useEffect(() => {
    let here = true;
    void readCapabilities().then(
      ({ features }) => here && setOffered(features.includes(ACCESS_REQUESTS)),
    );
    return () => {
      here = false;
    };
  }, []);
  return offered;
}

async function send({ confirm: _confirm, email, ...request }: Request): Promise<void> {
  const known = email.trim() === '' ? {} : { email: email.trim() };
  await call(accessRequests.send, { ...request, ...known });
}

/** The page `register`. */
export default function Register() {
  const { say } = useAuthContext();
  const offered = useOffered();
  const [sent, setSent] = useState(false);
  if (sent)
    return (
      <AuthLayout title={say('register.sentTitle')} text={say('register.sentText')}>
        <ToSignIn />
      </AuthLayout>
    );
  if (offered === false)
    return (
      <AuthLayout title={say('register.title')} text={say('register.notOffered')}>
        <ToSignIn />
      </AuthLayout>
    );
  return (
    <AuthLayout title={say('register.title')} text={say('register.text')}>
      {offered && (
        <RequestForm
          send={async (request) => {
            await send(request);
            setSent(true);
          }}
        />
      )}
    </AuthLayout>
  );
}
