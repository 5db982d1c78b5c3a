/** Milliseconds until the object URL is revoked: some browsers read it only a moment after the click. */
const REVOKE_AFTER = 60_000;

/** Downloads a blob as a file of the given name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER);
}
