/** Milliseconds until a download has surely begun and the bytes may go. */
const BEGUN = 60_000;

/** Has the browser save bytes under a name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), BEGUN);
}

/** The bytes as a `data:` address. WeChat saves no picture with a `blob:` one. */
export function addressOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(new Error('the picture cannot be read')));
    reader.readAsDataURL(file);
  });
}
