// The end of a thread: write a comment, attach a picture by drop or file dialog.
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate, useNotify } from 'react-admin';
import { FileButton } from '../../ui/FileButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useFileDrop } from '../../ui/useFileDrop.ts';
import { useQueryClient } from '@tanstack/react-query';
import { caseCalls, type CaseRow } from '../../../contract/operations/cases.ts';
import { pictureError } from '../../../domain/terminals/pictures.ts';
import { call } from '../../dataProvider/call.ts';
import { upload } from '../../dataProvider/upload.ts';
import { LeavingDialog } from '../../engine/form/LeavingDialog.tsx';
import { useEntered } from '../../engine/form/useEntered.ts';
import { useLeaving } from '../../engine/form/useLeaving.ts';
import { useFailure } from '../../engine/useFailure.ts';
import { useOnce } from '../../ui/useOnce.ts';
import { pictureTypeOf } from '../shared/pictureTypeOf.ts';

async function errorOf(file: File) {
  const error = pictureError({ size: file.size, type: await pictureTypeOf(file) }, []);
  // A single upload never exceeds the limit.
  return error === 'tooMany' || error === 'totalTooLarge' ? undefined : error;
}

function useSaying({ id: caseId, subject: about }: CaseRow) {
  const translate = useTranslate();
  const notify = useNotify();
  const fail = useFailure();
  const client = useQueryClient();
  const [text, setText] = useEntered('comment', '');
  const [error, setError] = useState<{ of: 'comment' | 'file'; text: string }>();
  const { busy, once } = useOnce();
  const { once: sendingOnce } = useOnce();
  /** The fraction of a picture the server has received, 0 to 1; undefined when none is being sent. */
  const [sent, setSent] = useState<number>();
  const done = async (key: string) => {
    notify(`casePage.${key}`, { type: 'success', about });
    await client.invalidateQueries({ queryKey: ['cases'] });
  };
  const comment = async () => {
    try {
      await call(caseCalls.comment, { id: caseId, comment: text });
      setText('');
      await done('said');
      return true;
    } catch (error) {
      fail(error);
      return false;
    }
  };
  const say = async () => {
    if (text.trim() !== '') return (await once(comment)) ?? false;
    setError({ of: 'comment', text: translate('casePage.errors.empty') });
    return false;
  };
  const send = async (file: File) => {
    const wrong = await errorOf(file);
    if (wrong) return setError({ of: 'file', text: translate(`casePage.errors.file.${wrong}`) });
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
  const attach = (files: readonly File[]) =>
    sendingOnce(async () => {
      setError(undefined);
      for (const file of files) await send(file);
    });
  const write = (typed: string) => {
    setText(typed);
    setError(undefined);
  };
  const { leaving } = useLeaving({
    changed: text.trim() === '' ? [] : ['comment'],
    save: say,
    discard: () => setText(''),
  });
  return { text, write, error, busy, sent, say, attach, leaving };
}

/** File types the browser's dialog offers first; the server decides by content. */
const OFFERED = '.gif,.jpg,.jpeg,.bmp,.png';

export function Say({ row }: { readonly row: CaseRow }) {
  const translate = useTranslate();
  const saying = useSaying(row);
  const { error, sent, leaving } = saying;
  const drop = useFileDrop((files) => void saying.attach(files), sent !== undefined);
  return (
    <form
      {...drop.area('case-say')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void saying.say();
      }}
    >
      <TextField
        multiline
        minRows={3}
        label={translate('casePage.comment')}
        value={saying.text}
        slotProps={{ htmlInput: { maxLength: 4_000, readOnly: saying.busy } }}
        error={error?.of === 'comment'}
        helperText={
          <span role="status">
            {error?.of === 'comment' ? error.text : translate('casePage.commentHelp')}
          </span>
        }
        onChange={(event) => saying.write(event.target.value)}
      />
      {error?.of === 'file' && (
        <FormHelperText error role="alert">
          {error.text}
        </FormHelperText>
      )}
      <footer className="case-foot">
        <FileButton drop={drop} accept={OFFERED} title={translate('casePage.rule')}>
          <Icon name="camera" />
          {sent === undefined
            ? translate('casePage.attach')
            : translate('casePage.sending', { percent: Math.round(sent * 100) })}
        </FileButton>
        <Button type="submit" variant="contained" disabled={saying.busy}>
          {translate('casePage.say')}
        </Button>
      </footer>
      {leaving && (
        <LeavingDialog
          leaving={leaving}
          resourceName="cases"
          name={row.subject}
          changed={['comment']}
        />
      )}
    </form>
  );
}
