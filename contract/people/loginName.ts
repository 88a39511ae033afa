// A login name of staff, as it is kept and compared.
import { LOGIN_NAME_MAX } from '../../domain/limits.ts';
import { asLoginName, loginNameError } from '../../domain/people/loginName.ts';
import { text } from '../scalars.ts';

/** R5.73, R5.74. */
export const loginName = text(LOGIN_NAME_MAX)
  .overwrite(asLoginName)
  .min(1)
  .superRefine((name, at) => {
    const error = loginNameError(name);
    if (error === 'loginNameTooLong')
      at.addIssue({ code: 'too_big', origin: 'string', maximum: 20, inclusive: true, input: name });
    if (error === 'loginNameCharacters')
      at.addIssue({ code: 'custom', message: 'characters', input: name });
  });
