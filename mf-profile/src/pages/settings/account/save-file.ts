/** Hands the browser a JSON file to save. */
export function saveJson(content: unknown, name: string): void {
  const file = new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Not at once: some browsers read it a moment after the press.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
