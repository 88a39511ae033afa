// Form footer: number of errors, cancel, and the save button with its progress.
import { useTranslate } from 'react-admin';
import type { RecordForm } from './useRecordForm.ts';

interface Props extends Pick<RecordForm, 'wrong' | 'phase'> {
  readonly onCancel?: () => void;
  /** If there is a next page: navigates automatically, or at once on click. */
  readonly onContinue?: () => void;
}

export function FormFoot({ wrong, phase, onCancel, onContinue }: Props) {
  const translate = useTranslate();
  const saved = phase === 'saved';
  const label = { entering: 'save', saving: 'saving', saved: 'saved' }[phase];
  return (
    <footer className="form-foot">
      <span className="soft grow" role="status">
        {wrong > 0 && translate('engine.form.toCorrect', { smart_count: wrong })}
      </span>
      {onCancel && !saved && (
        <button type="button" className="btn" disabled={phase === 'saving'} onClick={onCancel}>
          {translate('ra.action.cancel')}
        </button>
      )}
      {saved && onContinue ? (
        <button key="go" type="button" className="btn primary" onClick={onContinue}>
          {translate('engine.form.goOn')}
        </button>
      ) : (
        <button
          key="save"
          type="submit"
          className="btn primary"
          aria-disabled={phase !== 'entering'}
          title={translate('engine.form.keys')}
        >
          {translate(`engine.form.${label}`)}
        </button>
      )}
    </footer>
  );
}
