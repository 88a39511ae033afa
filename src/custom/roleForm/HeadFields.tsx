// A role's name and user type, set once, and its description, always editable.
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useController, useWatch } from 'react-hook-form';
import type { RoleInfo } from '../../../contract/people/roles.ts';
import { notOfType } from '../../../domain/people/granting.ts';
import type { LoginType } from '../../../domain/people/passwords.ts';
import { FormContext } from '../../engine/form/FormContext.tsx';
import { FormField } from '../../engine/form/FormField.tsx';
import type { RecordForm } from '../../engine/form/useRecordForm.ts';
import { FixedField } from '../shared/FixedField.tsx';

/** Permissions selected for one user type cannot belong to a role of the other. */
function useFittingCodes({ control }: Pick<RecordForm, 'control'>, isNew: boolean): void {
  const loginType: unknown = useWatch({ control, name: 'loginType' });
  const { field } = useController({ control, name: 'authoritySet' });
  const last = useRef(loginType);
  useEffect(() => {
    if (!isNew || last.current === loginType) return;
    last.current = loginType;
    const chosen = (field.value as readonly string[] | undefined) ?? [];
    const others = notOfType(loginType as LoginType, chosen);
    if (others.length > 0) field.onChange(chosen.filter((code) => !others.includes(code)));
  }, [isNew, loginType, field]);
}

interface Props {
  readonly form: RecordForm;
  readonly role: RoleInfo | undefined;
  readonly mayEdit: boolean;
}

export function HeadFields({ form, role, mayEdit }: Props) {
  const translate = useTranslate();
  useFittingCodes(form, role === undefined);
  const entered = form.fields.filter(({ name }) => name !== 'authoritySet');
  const label = (field: string) => translate(`resources.roles.fields.${field}`);
  return (
    <FormContext form={form}>
      <section className="panel pad">
        <div className="fields stack">
          {role && <FixedField label={label('name')} value={role.name} />}
          {role && (
            <FixedField
              label={label('loginType')}
              value={translate(`choices.loginType.${role.loginType}`)}
              helperText={translate(mayEdit ? 'roleForm.fixed' : 'roleForm.readOnly')}
            />
          )}
          {mayEdit
            ? entered.map((planned) => <FormField key={planned.name} planned={planned} />)
            : role && (
                <div>
                  <span className="lab">{label('description')}</span>
                  <p>{role.description}</p>
                </div>
              )}
        </div>
      </section>
    </FormContext>
  );
}
