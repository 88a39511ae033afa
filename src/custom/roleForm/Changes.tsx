// The effect of a save beside the permission tree: permissions added and removed, and who is affected.
import { useTranslate } from 'react-admin';
import type { RoleInfo } from '../../../contract/people/roles.ts';
import { changeOf } from '../../../domain/people/granting.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { RoleAuthorities } from './useAuthorities.ts';

interface Props {
  readonly role: RoleInfo;
  readonly authorities: Pick<RoleAuthorities, 'before' | 'chosen'>;
}

function Change({ code, change }: { readonly code: string; readonly change: 'added' | 'taken' }) {
  const translate = useTranslate();
  const text = translate(`roleForm.authorities.${code}`, { _: code });
  return (
    <li className="line" title={text}>
      <Icon name={change === 'added' ? 'plus' : 'minus'} />
      <span className="unseen">{translate(`roleForm.changes.${change}`)}</span>
      <span className="mono cut">{code}</span>
    </li>
  );
}

const NOBODY: NonNullable<RoleInfo['holders']> = [];

/** The users who have the role, behind a disclosure button. */
function Who({ holders = NOBODY, userCount = 0 }: RoleInfo) {
  const translate = useTranslate();
  const more = userCount - holders.length;
  if (holders.length === 0) return null;
  return (
    <details className="small">
      <summary className="link">{translate('roleForm.changes.who')}</summary>
      <ul>
        {holders.map(({ userId, username, name }) => (
          <li key={userId}>
            {name || username} <span className="soft">{username}</span>
          </li>
        ))}
        {more > 0 && (
          <li className="soft">{translate('roleForm.changes.more', { smart_count: more })}</li>
        )}
      </ul>
    </details>
  );
}

export function Changes({ role, authorities: { before, chosen } }: Props) {
  const translate = useTranslate();
  const { added, taken } = changeOf(before, chosen);
  const any = added.length + taken.length > 0;
  const { userCount } = role;
  return (
    <section className="panel pad roleChanges stack-8" aria-labelledby="roleChanges">
      <h2 id="roleChanges">{translate('roleForm.changes.title')}</h2>
      {any ? (
        <ul className="stack-8">
          {added.map((code) => (
            <Change key={code} code={code} change="added" />
          ))}
          {taken.map((code) => (
            <Change key={code} code={code} change="taken" />
          ))}
        </ul>
      ) : (
        <p className="soft">{translate('roleForm.changes.none')}</p>
      )}
      {any && userCount !== undefined && (
        <p className="small soft">
          {translate('roleForm.changes.hits', { smart_count: userCount })}
        </p>
      )}
      <Who {...role} />
    </section>
  );
}
