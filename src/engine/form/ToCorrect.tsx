// The fields at which a save was refused, each a link to its field.
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';

export interface WrongField {
  readonly name: string;
  readonly label: string;
}

interface Props {
  readonly wrong: readonly WrongField[];
  /** Puts the cursor into the field; where a form has steps, in the step that has it. */
  readonly onGo: (name: string) => void;
}

export function ToCorrect({ wrong, onGo }: Props) {
  const translate = useTranslate();
  if (wrong.length === 0) return null;
  return (
    <span className="to-correct">
      <span>{translate('engine.form.toCorrect', { smart_count: wrong.length })}</span>
      {wrong.map(({ name, label }) => (
        <Link component="button" key={name} type="button" onClick={() => onGo(name)}>
          {label}
        </Link>
      ))}
    </span>
  );
}
