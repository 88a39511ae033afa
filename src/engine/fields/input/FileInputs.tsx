// Inputs of pictures and documents: selected, uploaded at once, and previewed.
import { DocumentLink } from '../files/document.tsx';
import type { Entry } from '../fieldType.ts';
import { useOwnFiles } from '../files/ownFiles.ts';
import { Picture } from '../files/picture.tsx';
import { FileInput } from './FileInput.tsx';

export function PictureInput(entry: Entry) {
  const files = useOwnFiles(entry.resourceName, 'picture');
  if (!files) return null;
  return (
    <FileInput {...entry} files={files}>
      {(value) => <Picture source={files.source} value={value} label={entry.label} />}
    </FileInput>
  );
}

export function DocumentInput(entry: Entry) {
  const files = useOwnFiles(entry.resourceName, 'document');
  if (!files) return null;
  return (
    <FileInput {...entry} files={files}>
      {(value) => <DocumentLink source={files.source} value={value} label={entry.label} />}
    </FileInput>
  );
}
