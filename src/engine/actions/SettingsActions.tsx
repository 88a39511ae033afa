// Actions on the record of a settings screen, as buttons at the right of its title.
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { call } from '../../dataProvider/call.ts';
import type { Settings } from '../defineSettings.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { AnyRow } from '../fields/fieldType.ts';
import { useMayUse } from '../mayUse.ts';
import { timeRead } from '../form/timeRead.ts';
import { useFailure } from '../useFailure.ts';
import { useOnce } from '../../ui/useOnce.ts';
import { AskFirst } from '../../ui/Confirm.tsx';

/** Messages are in `resources.<name>.actions.<action>`: label, done, and for a question confirm and consequence. */
export function SettingsActions({ settings, record }: { settings: Settings; record: AnyRow }) {
  const translate = useTranslate();
  const notify = useNotify();
  const tell = useFailure();
  const mayUse = useMayUse();
  const [asking, setAsking] = useState<string>();
  const { busy, once } = useOnce();
  const say = (action: string, key: string) =>
    translate(`resources.${settings.name}.actions.${action}.${key}`);
  const ask = async (name: string) => {
    const action = settings.actions[name];
    if (!action) return;
    try {
      await call(action.endpoint, action.with(record), { asRead: timeRead(record) });
      notify(say(name, 'done'), { type: 'success' });
    } catch (error) {
      tell(error);
    }
    setAsking(undefined);
  };
  const run = (name: string) => void once(() => ask(name));
  const offered = Object.entries(settings.actions).filter(([, action]) => mayUse(action.endpoint));
  return (
    <>
      {offered.map(([name, action]) => (
        <button
          key={name}
          type="button"
          className={action.grave === true ? 'btn danger-line' : 'btn'}
          disabled={busy}
          onClick={() => (action.confirm ? setAsking(name) : run(name))}
        >
          {action.icon && <Icon name={action.icon} />}
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
