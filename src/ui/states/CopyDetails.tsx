// Copies the details of a failure to the clipboard, for support requests.
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

/** A button that copies `details` and confirms it. */
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
    <Button onClick={copy}>
      <span aria-live="polite">{translate(copied ? 'app.error.copied' : 'app.error.copy')}</span>
    </Button>
  );
}
