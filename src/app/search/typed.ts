// What is typed or scanned before the field for it is there; Enter is the end of a line.

let typed: string | undefined;

function keep(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey) return;
  const sign = event.key === 'Enter' ? '\n' : event.key;
  if (sign.length > 1) return;
  event.preventDefault();
  typed = typedSoFar() + sign;
}

export const listen = (): void => window.addEventListener('keydown', keep);

export const stopListening = (): void => window.removeEventListener('keydown', keep);

/** From here on it counts: the next key may come before anything is drawn. */
export function startTyping(): void {
  typed = '';
  listen();
}

/** All of it until now. */
export const typedSoFar = (): string => typed ?? '';

/** All of it, once: from here on the keys are the field's. */
export function takeTyped(): string | undefined {
  stopListening();
  const taken = typed;
  typed = undefined;
  return taken;
}
