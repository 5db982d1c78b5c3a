/** Copies by `execCommand`, which also works on pages without TLS. */
function copyWithExecCommand(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true; // keeps a phone from opening its keyboard
  field.className = 'sr-only';
  document.body.append(field);
  field.focus({ preventScroll: true });
  field.setSelectionRange(0, text.length);
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

/** Copies a text to the clipboard. @returns false where the browser does not allow it */
export async function copyText(text: string): Promise<boolean> {
  try {
    // `clipboard` is missing without TLS and needs a recent user gesture.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyWithExecCommand(text);
  }
}
