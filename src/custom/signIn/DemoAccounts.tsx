// The accounts of the demo network, shown only where the server announces them; a click fills one in.
import { useEffect, useState } from 'react';
import type { Capability } from '../../../contract/capabilities.ts';
import { readCapabilities } from '../../dataProvider/capabilities.ts';
import { useDoor } from './page.ts';
import type { Credentials } from './useSignIn.ts';

type Demo = NonNullable<Capability['demo']>;

function useDemo(): Demo | undefined {
  const [demo, setDemo] = useState<Demo>();
  useEffect(() => {
    let here = true;
    void readCapabilities().then((read) => here && setDemo(read.demo ?? undefined));
    return () => {
      here = false;
    };
  }, []);
  return demo;
}

/** Names, what each may do, and the password they share. */
export function DemoAccounts({ onChoose }: { readonly onChoose: (account: Credentials) => void }) {
  const { say } = useDoor();
  const demo = useDemo();
  if (demo === undefined) return null;
  const { password, accounts } = demo;
  return (
    <section className="demo" aria-labelledby="demo">
      <h2 id="demo">{say('demo.title')}</h2>
      <p className="small soft">
        {say('demo.password')} <b>{password}</b>
      </p>
      <ul>
        {accounts.map((username) => (
          <li key={username}>
            <button
              type="button"
              className="link"
              aria-label={say('demo.fill', { name: username })}
              onClick={() => onChoose({ username, password })}
            >
              {username}
            </button>
            <span className="soft">{say(`demo.accounts.${username}`, { _: '' })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
