/** Globals that the providers' scripts define. */
interface Window {
  google?: { accounts?: { id?: typeof google.accounts.id } };
  AppleID?: { auth: import('./apple/apple-id').AppleAuth };
}
