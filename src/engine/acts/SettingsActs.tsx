// What can be done with the record of a settings screen, as buttons at the right of its title.
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { call } from '../../dataProvider/call.ts';
import type { Settings } from '../defineSettings.tsx';
import { Icon } from '../Icon.tsx';
import type { AnyRow } from '../kinds/kind.ts';
import { useMayUse } from '../mayUse.ts';
import { timeRead } from '../form/timeRead.ts';
import { useFailure } from '../useFailure.ts';
import { useOnce } from '../useOnce.ts';
import { AskFirst } from './AskFirst.tsx';

interface Props {
  readonly settings: Settings;
  readonly record: AnyRow;
}

/** The words are `resources.<name>.actions.<act>`: label, done, and with a question confirm and consequence. */
export function SettingsActs({ settings, record }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const tell = useFailure();
  const mayUse = useMayUse();
  const [asking, setAsking] = useState<string>();
  const { busy, once } = useOnce();
  const say = (act: string, key: string) =>
    translate(`resources.${settings.name}.actions.${act}.${key}`);
  const ask = async (name: string) => {
    const act = settings.actions[name];
    if (!act) return;
    try {
      await call(act.endpoint, act.with(record), { asRead: timeRead(record) });
      notify(say(name, 'done'), { type: 'success' });
    } catch (error) {
      tell(error);
    }
    setAsking(undefined);
  };
  const run = (name: string) => void once(() => ask(name));
  const offered = Object.entries(settings.actions).filter(([, act]) => mayUse(act.endpoint));
  return (
    <>
      {offered.map(([name, act]) => (
        <button
          key={name}
          type="button"
          className={act.grave === true ? 'btn danger-line' : 'btn'}
          disabled={busy}
          onClick={() => (act.confirm ? setAsking(name) : run(name))}
        >
          {act.icon && <Icon name={act.icon} />}
          {say(name, 'label')}
        </button>
      ))}
      {asking !== undefined && (
        <AskFirst
          question={say(asking, 'confirm')}
          consequence={say(asking, 'consequence')}
          label={say(asking, 'label')}
          grave={settings.actions[asking]?.grave === true}
          busy={busy}
          onDo={() => run(asking)}
          onLeave={() => setAsking(undefined)}
        />
      )}
    </>
  );
}
