/** Copies by the older way, which also works on pages without TLS. */
function copyWithExecCommand(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true; // else a phone would show its keyboard
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

/** Puts a text on the clipboard. False where the browser lets no page do so. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Missing without TLS, refused without a recent press.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyWithExecCommand(text);
  }
}
