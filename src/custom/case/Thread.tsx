// The thread of a case: comments and actions with author and time, oldest first, and the comment form.
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslate } from 'react-admin';
import { caseCalls, type CaseLine, type CaseRow } from '../../../contract/operations/cases.ts';
import { useCall } from '../../engine/useCall.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { Time } from '../../engine/fields/Time.tsx';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { Pending } from '../shared/Pending.tsx';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import { useId, useState } from 'react';
import { files } from '../../../contract/files.ts';
import { useBlob } from '../../engine/fields/files/useBlob.ts';
import { Say } from './Say.tsx';

function CasePicture({ fileId, name }: { fileId: string; name: string }) {
  const translate = useTranslate();
  const heading = useId();
  const [large, setLarge] = useState(false);
  const { address, failed } = useBlob(files.preview, fileId);
  if (failed) return <p className="soft">{translate('engine.kinds.noPicture')}</p>;
  if (address === undefined) return <span className="case-picture" aria-busy="true" />;
  return (
    <>
      <ButtonBase
        className="case-picture"
        aria-label={translate('casePage.large', { name })}
        onClick={() => setLarge(true)}
      >
        <img src={address} alt="" />
      </ButtonBase>
      <Dialog
        open={large}
        onClose={() => setLarge(false)}
        maxWidth={false}
        aria-labelledby={heading}
        className="case-large"
      >
        <img src={address} alt={name} />
        <DialogActions>
          <span id={heading} className="soft grow cut">
            {name}
          </span>
          <Button onClick={() => setLarge(false)}>{translate('casePage.close')}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

const SIGNS: Record<CaseLine['what'], IconName> = {
  OPENED: 'log',
  ASSIGNED: 'people',
  COMMENTED: 'sms',
  ATTACHED: 'camera',
  RESOLVED: 'check',
  REOPENED: 'refresh',
};

function useTitle() {
  const translate = useTranslate();
  return ({ what, assignee, resolution }: CaseLine): string => {
    if (what === 'ASSIGNED' && assignee === null) return translate('casePage.unassigned');
    const ended = resolution === null ? '' : translate(`choices.resolution.${resolution}`);
    return translate(`casePage.what.${what}`, { assignee, resolution: ended });
  };
}

function Line({ line }: { readonly line: CaseLine }) {
  const translate = useTranslate();
  const titleOf = useTitle();
  return (
    <li className={line.what === 'COMMENTED' ? 'said' : undefined}>
      <span className="dot">
        <Icon name={SIGNS[line.what]} size={14} />
      </span>
      <div>
        <p className="case-head">
          <b>{titleOf(line)}</b>
          <span className="soft">
            {line.byName !== null && translate('casePage.by', { name: line.byName })}
          </span>
          <Time className="soft" at={line.time} />
        </p>
        {line.text !== null && <p className="lines">{line.text}</p>}
        {line.picture && <CasePicture {...line.picture} />}
      </div>
    </li>
  );
}

/** Refetch when the case changes: a change adds an entry. */
const useThread = ({ id, lastUpdatedTime }: CaseRow) =>
  useCall(
    ['cases', 'thread', id, lastUpdatedTime],
    caseCalls.thread,
    { id },
    { placeholderData: (before) => before },
  );

export function Thread({ row }: { readonly row: CaseRow }) {
  const translate = useTranslate();
  const canAccess = useCanAccess();
  const { data, error, refetch } = useThread(row);
  return (
    <section className="panel pad facts-panel wide-panel" aria-busy={data === undefined}>
      <h2>{translate('casePage.title')}</h2>
      <Pending query={{ data, error, refetch }} rows={3} columns={2} />
      {data && (
        <ol className="time-line timeless">
          {data.content.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ol>
      )}
      {canAccess(caseCalls.comment) && <Say row={row} />}
    </section>
  );
}
