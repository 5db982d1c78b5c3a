/** A blob as a `data:` URL: WeChat's browser saves no image with a `blob:` one. */
export function toDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(new Error('the image cannot be read')));
    reader.readAsDataURL(file);
  });
}
