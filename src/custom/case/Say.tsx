// The end of a thread: write a comment, attach a picture.
import { useId, useRef, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../../ui/Icon.tsx';
import { useSaying, type Saying } from './useSaying.ts';

/** File types the browser's dialog offers first; the server decides by content. */
const OFFERED = '.gif,.jpg,.jpeg,.bmp,.png';

function Attach({ saying }: { readonly saying: Saying }) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const label = translate('casePage.attach');
  const choose = (file: File | undefined) => {
    if (input.current) input.current.value = '';
    if (file) void saying.attach(file);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={OFFERED}
        aria-label={label}
        onChange={(event) => choose(event.target.files?.[0])}
      />
      <button
        type="button"
        className="btn"
        title={translate('casePage.rule')}
        disabled={saying.sent !== undefined}
        onClick={() => input.current?.click()}
      >
        <Icon name="camera" />
        {saying.sent === undefined
          ? label
          : translate('casePage.sending', { percent: Math.round(saying.sent * 100) })}
      </button>
    </>
  );
}

export function Say({ caseId }: { readonly caseId: number }) {
  const translate = useTranslate();
  const saying = useSaying(caseId);
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    saying.say();
  };
  const { fault } = saying;
  return (
    <form className="case-say" noValidate onSubmit={submit}>
      <div className="field">
        <label htmlFor={id}>{translate('casePage.comment')}</label>
        <textarea
          id={id}
          className="inp lg area"
          rows={3}
          maxLength={4_000}
          value={saying.text}
          readOnly={saying.busy}
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}-says`}
          onChange={(event) => saying.write(event.target.value)}
        />
        <span id={`${id}-says`} className={fault === undefined ? 'msg' : 'msg bad'} role="status">
          {fault !== undefined && <Icon name="stop" />}
          {fault ?? translate('casePage.commentHelp')}
        </span>
      </div>
      <footer className="case-foot">
        <Attach saying={saying} />
        <button type="submit" className="btn primary" disabled={saying.busy}>
          {translate('casePage.say')}
        </button>
      </footer>
    </form>
  );
}
