/** What the providers' scripts leave on the window. */
interface Window {
  google?: { accounts?: { id?: typeof google.accounts.id } };
  AppleID?: { auth: import('./apple/apple-id').AppleAuth };
}
