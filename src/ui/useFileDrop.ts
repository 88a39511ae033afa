// Files that are dropped or selected; `onFiles` checks them, so that both report a wrong file the same way.
import { useDropzone } from 'react-dropzone';

export type FileDrop = ReturnType<typeof useFileDrop>;

/** The props of the drop area, and those of the input in its FileButton. */
export function useFileDrop(onFiles: (files: readonly File[]) => void, disabled = false) {
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    noClick: true,
    noKeyboard: true,
    disabled,
    onDrop: (files) => files.length > 0 && onFiles(files),
  });
  const area = (className: string) =>
    getRootProps({ className: isDragActive ? `${className} over` : className });
  return { area, getInputProps, disabled };
}
