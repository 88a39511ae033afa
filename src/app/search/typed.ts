// Buffers what is typed or scanned before the field is loaded; Enter ends a line.

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

/** Set synchronously: the next key may arrive before a render. */
export function startTyping(): void {
  typed = '';
  listen();
}

/** The text so far. */
export const typedSoFar = (): string => typed ?? '';

/** Returns the text once; from then on the field handles the keys. */
export function takeTyped(): string | undefined {
  stopListening();
  const taken = typed;
  typed = undefined;
  return taken;
}
