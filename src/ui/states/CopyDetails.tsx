// Puts what is known of a failure on the clipboard, for whoever is asked for help.
import { useState } from 'react';
import { useTranslate } from 'react-admin';

/** A button that copies `details` and then says that it did. */
export function CopyDetails({ details }: { readonly details: string }) {
  const translate = useTranslate();
  const [copied, setCopied] = useState(false);
  const copy = () => {
    navigator.clipboard?.writeText(details).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <button type="button" className="btn" onClick={copy}>
      <span aria-live="polite">{translate(copied ? 'app.error.copied' : 'app.error.copy')}</span>
    </button>
  );
}
