// The permissions in groups: search, single and group selection, counts, and risk marks.
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { codesOf } from '../../../domain/people/authorityGroups.ts';
import { StatePanel } from '../../ui/states/StatePanel.tsx';
import { Group } from './Group.tsx';
import { openAtFirst, shownGroups, type View, VIEWS } from './tree.ts';
import { SearchIcon } from '../../ui/SearchIcon.tsx';
import { useComposed } from '../../ui/useComposed.ts';
import type { RoleAuthorities } from './useAuthorities.ts';
import { Segments } from '../../ui/Segments.tsx';

type Composition = ReturnType<typeof useComposed>['composition'];

interface Props {
  readonly count: number;
  readonly all: number;
  readonly text: string;
  readonly view: View;
  readonly composition: Composition;
  readonly onText: (text: string) => void;
  readonly onView: (view: View) => void;
}

function TreeHead({ count, all, text, composition, view, onText, onView }: Props) {
  const translate = useTranslate();
  return (
    <header className="roleTreeHead">
      <h2 id="rolePermissions">{translate('roleForm.tree.title')}</h2>
      <span className="soft grow" role="status">
        {all > 0 && translate('roleForm.tree.count', { chosen: count, all })}
      </span>
      <TextField
        className="roleSearch"
        type="search"
        size="small"
        placeholder={translate('roleForm.tree.search')}
        value={text}
        onChange={(event) => onText(event.target.value)}
        slotProps={{
          htmlInput: { 'aria-label': translate('roleForm.tree.search'), ...composition },
          input: { startAdornment: <SearchIcon /> },
        }}
      />
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
  const [view, setView] = useState<View>('all');
  const [text, setText] = useState('');
  const { composed, composition } = useComposed(text);
  const [opened, setOpened] = useState<Readonly<Record<string, boolean>>>({});
  const messages = (code: string) => translate(`roleForm.authorities.${code}`, { _: code });
  const groups = shownGroups(loginType, chosen, { view, text: composed, messages });
  const first = openAtFirst(loginType, before);
  const narrowed = view !== 'all' || composed.trim() !== '';
  const codes = loginType === undefined ? [] : codesOf(loginType);
  const count = codes.filter((code) => chosen.includes(code)).length;
  return (
    <section className="panel roleTree" aria-labelledby="rolePermissions">
      <TreeHead
        count={count}
        all={codes.length}
        text={text}
        composition={composition}
        view={view}
        onText={setText}
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
