/** One value of this tab that survives a reload; forgotten quietly where the browser forbids storage. */
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
        // Full or forbidden: the page works without.
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
