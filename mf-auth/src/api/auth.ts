import type {
  AppleLoginBody,
  AuthData,
  EmailLoginBody,
  RegisterBody,
  WechatQr,
  WechatStatus,
} from '@storysprout/contracts/api/auth';
import type { Logins } from '@storysprout/contracts/api/logins';
import type { ResetPasswordBody, VerifyEmailBody } from '@storysprout/contracts/api/password';
import type { ApiClient } from '@storysprout/contracts/shell';

/** Signs in with e-mail and password. */
export function logIn(api: ApiClient, body: EmailLoginBody): Promise<AuthData> {
  return api('POST /auth/email', { body });
}

/** Creates an account and signs it in. */
export function register(api: ApiClient, body: RegisterBody): Promise<AuthData> {
  return api('POST /auth/register', { body });
}

/** Requests the nonce for a token of Google or Apple: bound to this browser, single use, valid for ten minutes. */
export async function fetchNonce(api: ApiClient, signal?: AbortSignal): Promise<string> {
  const { nonce } = await api('POST /auth/nonce', signal && { signal });
  return nonce;
}

/** Signs in with an identity token of Google. */
export function logInWithGoogle(api: ApiClient, token: string): Promise<AuthData> {
  return api('POST /auth/google', { body: { token } });
}

/** Signs in with an identity token of Apple. */
export function logInWithApple(api: ApiClient, body: AppleLoginBody): Promise<AuthData> {
  return api('POST /auth/apple', { body });
}

/** A QR code to scan with WeChat. */
export function fetchWechatQr(api: ApiClient, signal: AbortSignal): Promise<WechatQr> {
  return api('GET /auth/wechat-qr', { signal });
}

/** Polls the status of a QR code. */
export function fetchWechatStatus(
  api: ApiClient,
  ticket: string,
  signal: AbortSignal,
): Promise<WechatStatus> {
  return api('GET /auth/wechat-status/{ticket}', { params: { ticket }, raw: true, signal });
}

/** Requests a mail with a code for a new password. The response is the same whether the e-mail is known or not. */
export async function requestPasswordReset(api: ApiClient, email: string): Promise<void> {
  await api('POST /auth/password/forgot', { body: { email } });
}

/** The linked logins that a reset with this mailed code can keep. */
export function fetchResetLogins(api: ApiClient, code: string, signal: AbortSignal): Promise<Logins> {
  return api('POST /auth/password/reset/logins', { body: { code }, signal });
}

/** Sets a new password with a mailed code; unlinks the logins that are not kept. */
export async function resetPassword(api: ApiClient, body: ResetPasswordBody): Promise<void> {
  await api('POST /auth/password/reset', { body });
}

/** Confirms an e-mail with a mailed code; with a new password the account changes hands. */
export async function verifyEmail(api: ApiClient, body: VerifyEmailBody): Promise<void> {
  await api('POST /auth/email/verify', { body });
}

/** Mails the signed-in user another link that confirms the e-mail; nothing if it is confirmed. */
export async function sendVerification(api: ApiClient): Promise<void> {
  await api('POST /auth/email/verify/send');
}
