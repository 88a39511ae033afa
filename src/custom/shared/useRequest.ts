// A request on a button, as a mutation of TanStack: presses while it runs are dropped.
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useFailure } from '../../engine/useFailure.ts';
import { useOnce } from '../../ui/useOnce.ts';

/** Errors are shown as toasts, unless there is an `onError`. */
export function useRequest<D, V = void>(options: UseMutationOptions<D, Error, V>) {
  const onError = useFailure();
  const { mutateAsync, ...mutation } = useMutation({ onError, ...options });
  const { once } = useOnce();
  const send = (values: V) => void once(() => mutateAsync(values).catch(() => undefined));
  return { ...mutation, send };
}
