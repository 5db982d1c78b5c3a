/** Where a narration is fetched from: the server names its own files by their path alone. */
export function audioSource(audioUrl: string, origin = location.origin): string {
  return audioUrl.startsWith('/audio/') ? new URL(audioUrl, origin).href : audioUrl;
}
