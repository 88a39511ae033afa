// The amber sign beside a bar that asks to be looked at soon, with its word.
import { Icon } from '../../../ui/Icon.tsx';

/** Colour is never the only sign: the word is read aloud, and shown on pointing. */
export function Sign({ word }: { readonly word: string }) {
  return (
    <span className="bar-sign" title={word}>
      <Icon name="warn" />
      <span className="unseen">{word}</span>
    </span>
  );
}
