// A list for users who may only read it.
import { useTranslate } from 'react-admin';
import type { Content } from './useContent.ts';

export function ReadRows({ content: { list, rows } }: { readonly content: Content }) {
  const translate = useTranslate();
  if (rows.length === 0)
    return (
      <p className="soft">
        {translate(list.name === 'tips' ? 'lockerContent.noTips' : 'lockerContent.noContacts')}
      </p>
    );
  return (
    <ol className="content-read" aria-label={translate(`lockerContent.${list.name}`)}>
      {rows.map(({ key, values }) => (
        <li key={key}>
          {list.fields.map(({ name }) => (
            <span key={name} className={name === 'phone' || name === 'email' ? 'soft' : ''}>
              {values[name]}
            </span>
          ))}
        </li>
      ))}
    </ol>
  );
}
