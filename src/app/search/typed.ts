// Buffers what is typed or scanned before the field is loaded; Enter ends a line.

let typed: string | undefined;

function keep(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey) return;
  const sign = event.key === 'Enter' ? '\n' : event.key;
  if (sign.length > 1) return;
  event.preventDefault();
  typed = typedSoFar() + sign;
}

/** Set synchronously: the next key may arrive before a render. */
export function startTyping(): void {
  typed = '';
  window.addEventListener('keydown', keep);
}

/** The text so far. */
export const typedSoFar = (): string => typed ?? '';

/** Returns the text once; from then on the field handles the keys. */
export function takeTyped(): string | undefined {
  window.removeEventListener('keydown', keep);
  const taken = typed;
  typed = undefined;
  return taken;
}
