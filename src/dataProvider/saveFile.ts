// Saves a downloaded file under its own name.

/** File name of a Content-Disposition header; the UTF-8 form takes precedence, and paths are stripped. */
export function fileName(disposition: string | null, path: string): string {
  const encoded = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  const plain = /filename\s*=\s*(?:"([^"]*)"|([^;]+))/i.exec(disposition ?? '');
  const name = encoded === undefined ? (plain?.[1] ?? plain?.[2]) : decodeURIComponent(encoded);
  const fallback = path.split('/').at(-1) ?? 'download';
  return (name ?? fallback).trim().split(/[\\/]/).at(-1) || fallback;
}

/** Saves a blob as a browser download. */
export function saveFile(blob: Blob, disposition: string | null, path: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName(disposition, path);
  document.body.append(link);
  link.click();
  link.remove();
  URL.revokeObjectURL(url);
}
