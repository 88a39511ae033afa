// Uploads the package in chunks: pause, resume, refusal and completion.
import { useEffect, useReducer, useRef } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import { versionCalls } from '../../../contract/terminals/versions.ts';
import { isZipName, PACKAGE_MAX_BYTES } from '../../../domain/terminals/packages.ts';
import { CallError, isAborted } from '../../dataProvider/callError.ts';
import { newUploadId, upload } from '../../dataProvider/upload.ts';
import { useOnce } from '../../ui/useOnce.ts';

const MB = 1024 * 1024;

export interface Package {
  /** `refused`: never sent; `failed`: the upload was refused or broke off. */
  readonly phase: 'none' | 'refused' | 'sending' | 'paused' | 'failed' | 'ready';
  readonly name: string;
  /** Size of the file, and bytes the server has received. */
  readonly size: number;
  readonly sent: number;
  /** Why the upload failed, as text. */
  readonly error: string;
  /** It broke off: the same file can be resumed. */
  readonly again: boolean;
}

const NOTHING: Package = { phase: 'none', name: '', size: 0, sent: 0, error: '', again: false };

const changed = (now: Package, to: Partial<Package>): Package => ({ ...now, ...to });

/** A refusal is final; an unreachable server may come back. */
const mayPass = (error: unknown): boolean =>
  !(error instanceof CallError) || error.status === 0 || error.status >= 500;

interface Running {
  readonly file: File;
  /** The same for every attempt: chunks the server has are not sent again. */
  readonly uploadId: string;
  readonly stop: AbortController;
}

/**
 * @param onChange called with the file's id once the server has received and validated all of it, and with ''
 * before
 */
export function usePackage(onChange: (fileId: string) => void) {
  const translate = useTranslate();
  const [state, change] = useReducer(changed, NOTHING);
  const running = useRef<Running>(undefined);
  const { once } = useOnce();
  useEffect(() => () => running.current?.stop.abort(), []);

  const send = useEvent(async (file: File, begun?: Running) => {
    const uploadId = begun?.uploadId ?? newUploadId();
    const stop = new AbortController();
    running.current = { file, uploadId, stop };
    change({ phase: 'sending', error: '', again: false });
    try {
      const { result } = await upload(
        versionCalls.upload,
        file,
        {},
        {
          uploadId,
          again: begun !== undefined,
          signal: stop.signal,
          onProgress: (sent) => change({ sent }),
        },
      );
      change({ phase: 'ready', sent: file.size });
      onChange(result ?? '');
    } catch (error) {
      if (isAborted(error)) return;
      const message = error instanceof Error ? error.message : String(error);
      change({ phase: 'failed', error: message, again: mayPass(error) });
    }
  });
  /** Sends another file; a name without .zip is refused before anything is sent. */
  const choose = useEvent((file: File) => {
    running.current?.stop.abort();
    onChange('');
    const most = PACKAGE_MAX_BYTES / MB;
    const error = isZipName(file.name)
      ? file.size > PACKAGE_MAX_BYTES && translate('deployment.package.tooLarge', { most })
      : translate('deployment.package.format');
    change({ ...NOTHING, name: file.name, size: file.size });
    if (error) change({ phase: 'refused', error });
    else void send(file);
  });
  const pause = useEvent(() => {
    running.current?.stop.abort();
    change({ phase: 'paused' });
  });
  const goOn = useEvent(() => {
    const begun = running.current;
    if (begun) void once(() => send(begun.file, begun), begun.uploadId);
  });
  return { state, choose, pause, goOn };
}
