// The amber warning sign beside a bar, with its label.
import { Icon } from '../../../ui/Icon.tsx';

/** Colour is never the only sign: the label is read aloud and shown on hover. */
export function Sign({ word }: { readonly word: string }) {
  return (
    <span className="bar-sign warned" title={word}>
      <Icon name="warn" />
      <span className="unseen">{word}</span>
    </span>
  );
}
