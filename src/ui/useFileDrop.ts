// A file that is dropped or selected; `onFile` checks it, so that both report a wrong file the same way.
import type { MouseEvent } from 'react';
import { useDropzone } from 'react-dropzone';

/** Props of an input that stays visible and reachable by keyboard; the same file can be selected again. */
export const NATIVE_FILE_INPUT = {
  multiple: false,
  style: {},
  tabIndex: 0,
  onClick: (event: MouseEvent<HTMLInputElement>) => {
    event.currentTarget.value = '';
  },
};

/** The props of the drop area and its file input, and `open` for a button that replaces the input. */
export function useFileDrop(onFile: (file: File) => void, disabled = false) {
  return useDropzone({
    noClick: true,
    noKeyboard: true,
    useFsAccessApi: false,
    disabled,
    onDrop: ([file]) => file && onFile(file),
  });
}
