// Adds a comment or a picture to a case; typed text is preserved when the server refuses it.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { caseCalls } from '../../../contract/operations/cases.ts';
import { pictureError, pictureType } from '../../../domain/terminals/pictures.ts';
import { call } from '../../dataProvider/call.ts';
import { upload } from '../../dataProvider/upload.ts';
import { useFailure } from '../../engine/useFailure.ts';
import { useOnce } from '../../ui/useOnce.ts';

export type Saying = ReturnType<typeof useSaying>;

/** The number of leading bytes that identify a file's type. */
const FIRST_BYTES = 16;

async function errorOf(file: File) {
  const first = await file.slice(0, FIRST_BYTES).arrayBuffer();
  const fault = pictureError({ size: file.size, type: pictureType(new Uint8Array(first)) }, []);
  // A single upload never exceeds the limit.
  return fault === 'tooMany' || fault === 'totalTooLarge' ? undefined : fault;
}

export function useSaying(caseId: number) {
  const translate = useTranslate();
  const notify = useNotify();
  const fail = useFailure();
  const client = useQueryClient();
  const [text, setText] = useState('');
  const [fault, setError] = useState<string>();
  const { busy, once } = useOnce();
  const { once: sendingOnce } = useOnce();
  /** The fraction of a picture the server has received, 0 to 1; undefined when none is being sent. */
  const [sent, setSent] = useState<number>();
  const done = async (key: string) => {
    notify(translate(`casePage.${key}`), { type: 'success' });
    await client.invalidateQueries({ queryKey: ['cases'] });
  };
  const comment = async () => {
    try {
      await call(caseCalls.comment, { id: caseId, comment: text });
      setText('');
      await done('said');
    } catch (error) {
      fail(error);
    }
  };
  const say = () => {
    if (text.trim() === '') setError(translate('casePage.faults.empty'));
    else void once(comment);
  };
  const send = async (file: File) => {
    const wrong = await errorOf(file);
    if (wrong) return setError(translate(`casePage.faults.file.${wrong}`));
    setError(undefined);
    setSent(0);
    try {
      const onProgress = (bytes: number) => setSent(bytes / file.size);
      await upload(caseCalls.attach, file, { caseId }, { onProgress });
      await done('attached');
    } catch (error) {
      fail(error);
    }
    return setSent(undefined);
  };
  const attach = (file: File) => sendingOnce(() => send(file));
  const write = (typed: string) => {
    setText(typed);
    setError(undefined);
  };
  return { text, write, fault, busy, sent, say, attach };
}
