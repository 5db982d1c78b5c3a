/** A JSON value in session storage: kept per tab over reloads; silently not kept if the browser forbids storage. */
export function sessionStorageItem<Value>(key: string) {
  return {
    read(): Value | undefined {
      try {
        const text = sessionStorage.getItem(key);
        return text === null ? undefined : (JSON.parse(text) as Value);
      } catch {
        return undefined;
      }
    },
    write(value: Value): void {
      try {
        sessionStorage.setItem(key, JSON.stringify(value));
      } catch {
        // Storage is full or forbidden: the page works without it.
      }
    },
    clear(): void {
      try {
        sessionStorage.removeItem(key);
      } catch {
        // As above.
      }
    },
  };
}
