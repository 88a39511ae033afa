// A labelled input of the pages before sign-in, with its error below it.
import { ErrorText } from '../../../ui/ErrorText.tsx';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { Icon } from '../../../ui/Icon.tsx';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  readonly name: string;
  readonly label: string;
  /** The error, as text. */
  readonly error?: string | undefined;
  /** A hint that is not an error. */
  readonly hint?: string | undefined;
  readonly onType: (text: string) => void;
  /** Shown below the input, above its error. */
  readonly below?: ReactNode;
  /** Content at the right of the label; in tab order it follows the input. */
  readonly beside?: ReactNode;
  /** A button at the right, inside the field. */
  readonly children?: ReactNode;
}

/** One field; screen readers announce its error and hint. */
export function Field(props: Props) {
  const { name, label, error, hint, below, beside, onType, children, ...input } = props;
  const describedBy = error === undefined && hint === undefined ? undefined : `${name}-said`;
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <span className="inside">
        <input
          {...input}
          id={name}
          name={name}
          className="inp lg"
          aria-invalid={error !== undefined}
          aria-describedby={describedBy}
          onChange={(event) => onType(event.target.value)}
        />
        {children}
      </span>
      {below}
      <span id={`${name}-said`} aria-live="polite">
        {error !== undefined && <ErrorText>{error}</ErrorText>}
        {hint !== undefined && (
          <span className="msg">
            <Icon name="caps" />
            {hint}
          </span>
        )}
      </span>
      {beside !== undefined && <span className="door-beside small">{beside}</span>}
    </div>
  );
}
