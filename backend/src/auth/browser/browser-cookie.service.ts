import { createParamDecorator, Inject, Injectable, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSecret, newSecret } from '../../common/secrets.js';
import { SETTINGS, type Settings } from '../../config/settings.js';

const NAME = 'storysprout_browser';
const PATTERN = new RegExp(`(?:^|;\\s*)${NAME}=([^;]*)`);
/** Seconds. Longer than anything that is bound to a browser, and not longer, so that the cookie cannot track a user. */
const LIFE = 15 * 60;

/** The secret in the browser's cookie; undefined without one. */
export function readBrowserSecret({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const value = PATTERN.exec(headers.cookie ?? '')?.[1] ?? '';
  return isSecret(value) ? value : undefined;
}

/**
 * `@Browser() browser: string
 * undefined`: the secret of the calling browser.
 */
export const Browser = createParamDecorator((_: undefined, context: ExecutionContext) =>
  readBrowserSecret(context.switchToHttp().getRequest<FastifyRequest>()),
);

/** Sets the cookie that nonces, QR codes and phones are bound to. */
@Injectable()
export class BrowserCookieService {
  private readonly attributes: string;

  constructor(@Inject(SETTINGS) { publicUrl }: Pick<Settings, 'publicUrl'>) {
    const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
    this.attributes = `Path=/api/auth; Max-Age=${LIFE}; HttpOnly; SameSite=Lax${secure}`;
  }

  /** The secret of the calling browser, created if it has none; renews the cookie's lifetime. */
  ensureCookie(request: FastifyRequest, reply: FastifyReply): string {
    const browser = readBrowserSecret(request) ?? newSecret();
    void reply.header('set-cookie', `${NAME}=${browser}; ${this.attributes}`);
    return browser;
  }
}
