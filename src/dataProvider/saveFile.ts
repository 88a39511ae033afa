// Hands a downloaded file to the browser under its own name.

/** The name in a Content-Disposition header; the UTF-8 form wins, and no path survives. */
export function fileName(disposition: string | null, path: string): string {
  const encoded = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  const plain = /filename\s*=\s*(?:"([^"]*)"|([^;]+))/i.exec(disposition ?? '');
  const name = encoded === undefined ? (plain?.[1] ?? plain?.[2]) : decodeURIComponent(encoded);
  const fallback = path.split('/').at(-1) ?? 'download';
  return (name ?? fallback).trim().split(/[\\/]/).at(-1) || fallback;
}

/** Saves a blob as the browser saves any download. */
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
