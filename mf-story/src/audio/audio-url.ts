/** Resolves a narration's URL against the page's origin: the server returns a path for its own files. */
export function resolveAudioUrl(audioUrl: string, origin = location.origin): string {
  return audioUrl.startsWith('/audio/') ? new URL(audioUrl, origin).href : audioUrl;
}
