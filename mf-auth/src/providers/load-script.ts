const loading = new Map<string, Promise<void>>();

/** Loads a provider's script, once per URL. Rejects if it cannot be loaded; a later call retries. */
export function loadScript(address: string): Promise<void> {
  const running = loading.get(address);
  if (running) return running;
  const started = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      loading.delete(address);
      script.remove();
      reject(new Error('the script of a login provider could not be loaded'));
    });
    document.head.append(script);
  });
  loading.set(address, started);
  return started;
}
