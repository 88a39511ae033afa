// A form of the pages before sign-in: its values, validation, and the server's error.
import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { CallError } from '../../../dataProvider/callError.ts';
import { useOnce } from '../../../ui/useOnce.ts';
import { useAuthContext } from './useAuthContext.ts';

type Typed = Readonly<Record<string, string>>;

/** The message key of a field's error. */
export type Errors<V extends Typed> = Readonly<Partial<Record<keyof V, string>>>;

interface Options<V extends Typed> {
  /** The catalogue of the labels, which have the names of the fields. */
  readonly messages: string;
  readonly initial: V;
  /** In field order: the first invalid field gets the focus. */
  readonly errorsOf: (values: V) => Errors<V>;
  /** Sends the request; returns the message of an error that came in a response. */
  readonly ask: (values: V) => Promise<string | void>;
}

/** The state of the form. Input is preserved, whatever the server returns. */
export function useAuthForm<V extends Typed>({ messages, initial, errorsOf, ask }: Options<V>) {
  const { say } = useAuthContext();
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState({} as Errors<V>);
  const [refusal, setRefusal] = useState<string>();
  const { busy: working, once } = useOnce();
  const form = useRef<HTMLFormElement>(null);
  const focus = (name: string) =>
    form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();

  // Focus the first field on opening, before keepFocus looks for one, unless the focus is already elsewhere.
  useLayoutEffect(() => {
    if (document.activeElement === document.body)
      form.current?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus();
  }, []);

  const type = (typed: Partial<V>) => {
    setValues((before) => ({ ...before, ...typed }));
    setRefusal(undefined);
    setErrors((before) => ({
      ...before,
      ...Object.fromEntries(Object.keys(typed).map((field) => [field, undefined])),
    }));
  };

  const field = (name: keyof V & string) => {
    const error = errors[name];
    return {
      name,
      label: say(`${messages}.${name}`),
      value: values[name],
      error: error === undefined ? undefined : say(error),
      onType: (text: string) => type({ [name]: text } as unknown as Partial<V>),
    };
  };

  const run = async () => {
    try {
      setRefusal((await ask(values)) ?? undefined);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setRefusal(error.message);
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (working) return;
    const found = errorsOf(values);
    setErrors(found);
    const first = Object.keys(values).find((field) => found[field] !== undefined);
    if (first) focus(first);
    else void once(run);
  };

  return { values, errors, refusal, working, form, type, field, submit };
}
