// The user's sessions with their devices, and buttons to end one or all others.
import Button from '@mui/material/Button';
import { useTranslate, useNotify } from 'react-admin';
import { type OwnSession, ownSessions } from '../../../contract/account/account.ts';
import { useQuestion } from '../shared/useQuestion.tsx';
import { Pending } from '../shared/Pending.tsx';
import { SessionRow } from './SessionRow.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../dataProvider/call.ts';
import { useFailure } from '../../engine/useFailure.ts';
import { useOnce } from '../../ui/useOnce.ts';
import { SESSIONS, useOwnSessions } from './useMe.ts';
import Stack from '@mui/material/Stack';

function useEnding() {
  const notify = useNotify();
  const failed = useFailure();
  const client = useQueryClient();
  const { busy, once } = useOnce();
  const attempt = async (end: () => Promise<number>) => {
    try {
      const ended = await end();
      notify('myAccount.sessions.ended', { messageArgs: { smart_count: ended } });
    } catch (error) {
      failed(error);
    }
    await client.invalidateQueries({ queryKey: SESSIONS });
  };
  const run = (end: () => Promise<number>) => once(() => attempt(end));
  return {
    busy,
    endOne: (sessionId: string) =>
      run(async () => {
        await call(ownSessions.end, { sessionId });
        return 1;
      }),
    endOthers: () => run(async () => (await call(ownSessions.endOthers, {})).ended),
  };
}

/** The current session first, then the most recently used. */
const inOrder = (sessions: readonly OwnSession[]) =>
  sessions.toSorted(
    (one, other) =>
      Number(other.mine) - Number(one.mine) || other.lastActiveTime - one.lastActiveTime,
  );

const nothing = () => undefined;

function List({ sessions }: { readonly sessions: readonly OwnSession[] }) {
  const translate = useTranslate();
  const { busy, endOne, endOthers } = useEnding();
  const { ask, dialog } = useQuestion(nothing);
  const others = sessions.filter(({ mine }) => !mine).length;
  const onEndOthers = () =>
    ask({
      question: translate('myAccount.sessions.question', { smart_count: others }),
      consequence: translate('myAccount.sessions.consequence'),
      label: translate('myAccount.sessions.endOthers', { smart_count: others }),
      grave: false,
      run: endOthers,
    });
  return (
    <>
      <ul className="mySessions">
        {inOrder(sessions).map((session) => (
          <SessionRow
            key={session.sessionId}
            session={session}
            busy={busy}
            onEnd={() => void endOne(session.sessionId)}
          />
        ))}
      </ul>
      <footer className="mySessions-foot">
        {others === 0 ? (
          <p className="soft">{translate('myAccount.sessions.only')}</p>
        ) : (
          <Button color="error" disabled={busy} onClick={onEndOthers}>
            {translate('myAccount.sessions.endOthers', { smart_count: others })}
          </Button>
        )}
      </footer>
      {dialog}
    </>
  );
}

export function Sessions() {
  const translate = useTranslate();
  const { data, error, refetch } = useOwnSessions();
  const title = translate('myAccount.sessions.title');
  return (
    <section className="panel" aria-label={title}>
      <Stack sx={{ gap: 0.5, p: 2 }}>
        <h2>{title}</h2>
        <p className="small soft">{translate('myAccount.sessions.text')}</p>
      </Stack>
      {data && <List sessions={data} />}
      <Pending query={{ data, error, refetch }} rows={3} columns={3} />
    </section>
  );
}
