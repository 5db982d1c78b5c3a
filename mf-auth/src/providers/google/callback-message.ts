/** Message of the callback page to its opener. */
export type CallbackMessage = { state: string | null } & (
  | { type: 'google-auth-success'; token: string }
  | { type: 'google-auth-error'; error: string }
);

/** Parses Google's result from the URL's fragment or query. The fragment takes precedence: Google writes the token there. */
export function parseCallback({ hash, search }: Pick<Location, 'hash' | 'search'>): CallbackMessage {
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  const query = new URLSearchParams(search);
  const read = (name: string) => fragment.get(name) ?? query.get(name);
  const state = read('state');
  const token = read('id_token') ?? read('token');
  const error = read('error_description') ?? read('error');
  if (token && !error) return { type: 'google-auth-success', token, state };
  return { type: 'google-auth-error', error: error ?? 'user cancelled authorization', state };
}
