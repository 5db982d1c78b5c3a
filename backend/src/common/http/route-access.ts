import { SetMetadata } from '@nestjs/common';

export const ROUTE_ACCESS = Symbol('access');
/** `user` is the default of every route. */
export type RouteAccess = 'user' | 'optional' | 'public';

/** Open to all callers; a token is ignored. */
export const Public = () => SetMetadata(ROUTE_ACCESS, 'public' satisfies RouteAccess);

/** Open to all callers; a valid token identifies the user, any other counts as none. */
export const OptionalUser = () => SetMetadata(ROUTE_ACCESS, 'optional' satisfies RouteAccess);
