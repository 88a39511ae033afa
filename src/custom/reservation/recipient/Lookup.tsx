// The page without a customer: what is missing, and a search for one.
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { Combobox } from '../../../engine/fields/input/Combobox.tsx';
import { memberPickers } from '../parcel/pickers.ts';
import { assignPlace, CUSTOMER_LIST, UNREGISTERED } from '../routes.ts';

const WAYS = ['firstLastName', 'mobile', 'username'] as const;
const nothing = () => undefined;

function Way({ by }: { by: (typeof WAYS)[number] }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const id = useId();
  const label = translate(`resources.members.fields.${by}`);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <Combobox
        id={id}
        focus={null}
        invalid={false}
        required={false}
        describedBy={undefined}
        onBlur={nothing}
        label={label}
        picker={memberPickers[by]}
        shown=""
        onTake={(member) => void navigate(assignPlace(Number(member.id)))}
      />
    </div>
  );
}

interface Props {
  /** The message above the search: no customer was named, or none has this number. */
  readonly title: string;
  readonly text: string;
}

export function Lookup({ title, text }: Props) {
  const translate = useTranslate();
  return (
    <section className="panel lookup" aria-labelledby="lookup">
      <h2 id="lookup">{title}</h2>
      <p className="soft">{text}</p>
      <div className="lookupWays">
        {WAYS.map((by) => (
          <Way key={by} by={by} />
        ))}
      </div>
      <p className="line">
        <Link className="btn" to={CUSTOMER_LIST}>
          {translate('reservation.toList')}
        </Link>
        <Link className="btn quiet" to={UNREGISTERED}>
          {translate('reservation.toUnregistered')}
        </Link>
      </p>
    </section>
  );
}
