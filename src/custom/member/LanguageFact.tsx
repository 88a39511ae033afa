// The language a customer is written to in, and a dialog to change it.
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { memberActions } from '../../../contract/people/memberActions.ts';
import type { MemberInfo } from '../../../contract/people/members.ts';
import { MESSAGE_LANGUAGES } from '../../../domain/limits.ts';
import { call } from '../../dataProvider/call.ts';
import { usePageDialog } from '../shared/usePageDialog.ts';
import { useEntered } from '../../engine/form/useEntered.ts';
import { useFirst } from '../../ui/useFirst.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { OneField } from '../shared/OneField.tsx';
import { knowsLanguages, useNetworkLanguage } from '../shared/useNetworkLanguage.ts';
import { Fact } from '../../ui/Fact.tsx';
import { useMemberAction, calledBy } from './useMember.ts';

interface Props {
  readonly member: MemberInfo;
}

/** The name of the network's language, where known. */
function useOfNetwork(): string {
  const translate = useTranslate();
  const network = useNetworkLanguage();
  if (!network) return translate('member.changeLanguage.network');
  const language = translate(`choices.language.${network}`);
  return translate('member.changeLanguage.ofNetwork', { language });
}

function ChangeLanguage({ member: now, onLeave }: Props & { readonly onLeave: () => void }) {
  const member = useFirst(() => now);
  const translate = useTranslate();
  const ofNetwork = useOfNetwork();
  const { memberId, lastUpdatedTime: asRead } = member;
  const [chosen, setChosen] = useEntered('language', member.language ?? null);
  const { busy, refused, run } = useMemberAction(member, onLeave);
  const change = () => {
    const ask = () =>
      call(memberActions.changeLanguage, { memberId, language: chosen }, { asRead });
    const isUnchanged = chosen === (member.language ?? null);
    return run({ action: 'changeLanguage', field: 'language', isUnchanged, ask });
  };
  return (
    <OneField
      title={translate('member.changeLanguage.title', { name: calledBy(member) })}
      label={translate('resources.members.fields.language')}
      help={translate('member.changeLanguage.help')}
      wrong={refused}
      action={translate('member.changeLanguage.label')}
      busy={busy}
      onDo={change}
      onLeave={onLeave}
      field={{
        value: chosen ?? '',
        onChange: ({ target }) =>
          setChosen(MESSAGE_LANGUAGES.find((language) => language === target.value) ?? null),
        children: [
          <option key="network" value="">
            {ofNetwork}
          </option>,
          ...MESSAGE_LANGUAGES.map((language) => (
            <option key={language} value={language}>
              {translate(`choices.language.${language}`)}
            </option>
          )),
        ],
      }}
    />
  );
}

/** Nothing where the server has no languages. */
export function LanguageFact({ member }: Props) {
  const translate = useTranslate();
  const canAccess = useCanAccess();
  const ofNetwork = useOfNetwork();
  const may = canAccess(memberActions.changeLanguage);
  const { name, open, close } = usePageDialog({ changeLanguage: may && knowsLanguages() });
  if (!knowsLanguages()) return null;
  const { language } = member;
  return (
    <Fact label="resources.members.fields.language">
      <span className="member-fact">
        {language ? translate(`choices.language.${language}`) : ofNetwork}
        {may && (
          <Button variant="text" size="small" onClick={() => open('changeLanguage')}>
            {translate('member.changeLanguage.label')}
          </Button>
        )}
      </span>
      {name && <ChangeLanguage member={member} onLeave={close} />}
    </Fact>
  );
}
