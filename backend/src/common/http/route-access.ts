import { SetMetadata } from '@nestjs/common';

export const ROUTE_ACCESS = Symbol('access');
/** `user` is what every route has unless it says otherwise. */
export type RouteAccess = 'user' | 'optional' | 'public';

/** Anybody may call; a token, if sent, is not looked at. */
export const Public = () => SetMetadata(ROUTE_ACCESS, 'public' satisfies RouteAccess);

/** Anybody may call; a valid token identifies the caller, any other is treated as none. */
export const OptionalUser = () => SetMetadata(ROUTE_ACCESS, 'optional' satisfies RouteAccess);
