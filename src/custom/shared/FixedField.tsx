// A value of a form that cannot be changed here, in the look of an input.
import { Icon } from '../../ui/Icon.tsx';
import './fixedField.css';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly helperText?: string;
}

export function FixedField({ label, value, helperText }: Props) {
  return (
    <div className="field">
      <span className="lab">{label}</span>
      <div className="inp lg fixedField row soft">
        <span className="cut">{value}</span>
        <Icon name="lock" />
      </div>
      {helperText !== undefined && <span className="msg">{helperText}</span>}
    </div>
  );
}
