// The permissions in groups: search, single and group selection, counts, and risk marks.
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { codesOf } from '../../../domain/people/authorityGroups.ts';
import { StatePanel } from '../../ui/states/StatePanel.tsx';
import { Group } from './Group.tsx';
import { openAtFirst, shownGroups, type View, VIEWS } from './tree.ts';
import { useSearchText } from '../shared/useSearchText.tsx';
import type { RoleAuthorities } from './useAuthorities.ts';
import { Segments } from '../../ui/Segments.tsx';

interface Props {
  readonly count: number;
  readonly all: number;
  readonly view: View;
  readonly search: ReactNode;
  readonly onView: (view: View) => void;
}

function TreeHead({ count, all, view, search, onView }: Props) {
  const translate = useTranslate();
  return (
    <header className="roleTreeHead">
      <h2 id="rolePermissions">{translate('roleForm.tree.title')}</h2>
      <span className="soft grow" role="status">
        {all > 0 && translate('roleForm.tree.count', { chosen: count, all })}
      </span>
      {search}
      <Segments
        label={translate('roleForm.tree.view')}
        choices={VIEWS.map((id) => ({ id, name: translate(`roleForm.tree.${id}`) }))}
        value={view}
        onChange={onView}
      />
    </header>
  );
}

export function Tree({ authorities }: { readonly authorities: RoleAuthorities }) {
  const translate = useTranslate();
  const { loginType, chosen, before } = authorities;
  const search = useSearchText(translate('roleForm.tree.search'), { className: 'roleSearch' });
  const [view, setView] = useState<View>('all');
  const [opened, setOpened] = useState<Readonly<Record<string, boolean>>>({});
  const messages = (code: string) => translate(`roleForm.authorities.${code}`, { _: code });
  const groups = shownGroups(loginType, chosen, { view, text: search.text, messages });
  const first = openAtFirst(loginType, before);
  const narrowed = view !== 'all' || search.text.trim() !== '';
  const codes = loginType === undefined ? [] : codesOf(loginType);
  const count = codes.filter((code) => chosen.includes(code)).length;
  return (
    <section className="panel roleTree" aria-labelledby="rolePermissions">
      <TreeHead
        count={count}
        all={codes.length}
        view={view}
        search={search.field}
        onView={setView}
      />
      {groups.map((group) => (
        <Group
          key={group.name}
          group={group}
          open={opened[group.name] ?? (narrowed || first.includes(group.name))}
          onOpen={(open) => setOpened((all) => ({ ...all, [group.name]: open }))}
          authorities={authorities}
        />
      ))}
      {loginType === undefined && (
        <StatePanel icon="key" title={translate('roleForm.tree.chooseType')}>
          {translate('roleForm.tree.chooseTypeText')}
        </StatePanel>
      )}
      {loginType !== undefined && groups.length === 0 && (
        <StatePanel icon="search" title={translate('roleForm.tree.none')} role="status">
          {translate('roleForm.tree.noneText')}
        </StatePanel>
      )}
    </section>
  );
}
