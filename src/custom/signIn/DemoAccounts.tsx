// The accounts of the demo network; a click fills in the form.
import type { Capability } from '../../../contract/capabilities.ts';
import { useAuthContext } from '../shared/authLayout/authContext.ts';
import type { Credentials } from './useSignIn.ts';

interface Props {
  readonly demo: NonNullable<Capability['demo']>;
  readonly onChoose: (account: Credentials) => void;
}

/** Names, what each may do, and their shared password. */
export function DemoAccounts({ demo, onChoose }: Props) {
  const { say } = useAuthContext();
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
