// Inputs of pictures and documents: selected or dropped, uploaded at once, and previewed.
import { lazy, Suspense } from 'react';
import { DocumentLink } from '../files/document.tsx';
import { labelled } from '../../form/labelled.tsx';
import { useOwnFiles } from '../files/useOwnFiles.ts';
import { Picture } from '../files/picture.tsx';

/** Loaded by forms with a file only: it brings react-dropzone. */
const FileInput = lazy(() => import('./FileInput.tsx'));

const filesInput = (meaning: 'picture' | 'document', Shown: typeof Picture | typeof DocumentLink) =>
  labelled(function OwnFileInput(entry) {
    const files = useOwnFiles(entry.resourceName, meaning);
    if (!files) return null;
    return (
      <Suspense fallback={null}>
        <FileInput {...entry} files={files}>
          {(value) => <Shown source={files.source} value={value} label={entry.label} />}
        </FileInput>
      </Suspense>
    );
  });

export const PictureInput = filesInput('picture', Picture);
export const DocumentInput = filesInput('document', DocumentLink);
