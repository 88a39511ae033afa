// Input for the terminal package, by file dialog or drop, with upload progress.
import Button from '@mui/material/Button';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { canUpload } from '../../dataProvider/upload.ts';
import { FileButton } from '../../ui/FileButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useFileDrop } from '../../ui/useFileDrop.ts';
import type { Entry } from '../../engine/fields/fieldType.ts';
import { usePackage, type Package } from './usePackage.ts';
import { useBytes } from './useBytes.ts';

function Course({ state }: { readonly state: Package }) {
  const translate = useTranslate();
  const bytes = useBytes();
  const { phase, name, size, sent } = state;
  const percent = size === 0 ? 0 : Math.floor((100 * sent) / size);
  if (phase !== 'sending' && phase !== 'paused') return null;
  return (
    <>
      <progress
        max={100}
        value={percent}
        aria-label={translate('deployment.package.sending', { name })}
      />
      <span className="soft">
        {phase === 'paused'
          ? translate('deployment.package.paused', { percent })
          : translate('deployment.package.sent', { sent: bytes(sent), all: bytes(size) })}
      </span>
    </>
  );
}

/** The result: uploaded, 'Upload to suspend' (R5.47), or why the upload failed (R8.13). */
function Outcome({ state }: { readonly state: Package }) {
  const translate = useTranslate();
  const { phase, name, error } = state;
  const say = (word: string) => translate(`deployment.package.${word}`, { name });
  if (phase === 'ready') return say('ready');
  if (phase === 'paused') return say('held');
  return (
    <>
      {phase === 'failed' && <b>{say('failed')}</b>} <span>{error}</span>
    </>
  );
}

interface ButtonsProps {
  readonly state: Package;
  readonly onPause: () => void;
  readonly onGoOn: () => void;
}

function Buttons({ state, onPause, onGoOn }: ButtonsProps) {
  const translate = useTranslate();
  const say = (word: string) => translate(`deployment.package.${word}`);
  if (state.phase === 'sending')
    return (
      <Button size="small" startIcon={<Icon name="pause" />} onClick={onPause}>
        {say('pause')}
      </Button>
    );
  if (state.phase !== 'paused' && !state.again) return null;
  return (
    <Button size="small" startIcon={<Icon name="refresh" />} onClick={onGoOn}>
      {say(state.again ? 'again' : 'resume')}
    </Button>
  );
}

/** R5.81, R5.82. */
export function PackageInput({ describedBy, ...entry }: Entry) {
  const translate = useTranslate();
  const id = useId();
  const { state, choose, pause, goOn } = usePackage(entry.onChange);
  const drop = useFileDrop(([file]) => file && choose(file));
  const say = (word: string) => translate(`deployment.package.${word}`, { name: state.name });
  if (!canUpload()) return <p className="msg bad">{say('unsupported')}</p>;
  return (
    <div {...drop.area(entry.invalid ? 'package-drop invalid' : 'package-drop')}>
      <FileButton
        drop={drop}
        accept=".zip,application/zip"
        entry={{ ...entry, describedBy: `${id} ${describedBy ?? ''}`.trim() }}
      >
        {say(state.phase === 'none' ? 'choose' : 'other')}
      </FileButton>
      {state.phase === 'none' && <span className="soft">{say('drop')}</span>}
      {state.phase !== 'none' && state.phase !== 'ready' && (
        <span className="cut">{state.name}</span>
      )}
      <Course state={state} />
      <Buttons state={state} onPause={pause} onGoOn={goOn} />
      <span id={id} role="status" className={state.error ? 'msg bad' : 'msg'}>
        {state.phase !== 'none' && state.phase !== 'sending' && <Outcome state={state} />}
      </span>
    </div>
  );
}
