import { applyDecorators, HttpCode, RequestMapping, RequestMethod } from '@nestjs/common';
import type { Call } from '@storysprout/contracts/api/call';
import { Public } from './access.js';
import { RawReply } from './reply.js';

/**
 * Makes a handler the endpoint of a call of the contract: its method, path, status of success, access and form come from
 * there, so that they cannot drift apart. Put `@OptionalUser()` above it where a guest may call and a user is recognised.
 */
export function Endpoint(call: Pick<Call, 'method' | 'path' | 'status' | 'access' | 'raw'>): MethodDecorator {
  const path = call.path.replace(/\{(\w+)\}/g, ':$1');
  return applyDecorators(
    RequestMapping({ method: RequestMethod[call.method], path }),
    HttpCode(call.status),
    ...(call.access === 'public' ? [Public()] : []),
    ...(call.raw ? [RawReply()] : []),
  );
}
