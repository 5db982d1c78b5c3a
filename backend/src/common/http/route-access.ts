import { SetMetadata } from '@nestjs/common';

export const ROUTE_ACCESS = Symbol('access');
/** `user` is the default of every route. */
export type RouteAccess = 'user' | 'optional' | 'public';

/** Open to all callers; a token is ignored. */
export const Public = () => SetMetadata(ROUTE_ACCESS, 'public' satisfies RouteAccess);

/** Open to all callers; a valid token identifies the user, any other counts as none. */
export const OptionalUser = () => SetMetadata(ROUTE_ACCESS, 'optional' satisfies RouteAccess);

export const ACCEPTS_REPLACED_TOKEN = Symbol('acceptsReplacedToken');

/** Also reached with a token that was replaced and has ended: the endpoint decides what that means. */
export const AcceptsReplacedToken = () => SetMetadata(ACCEPTS_REPLACED_TOKEN, true);

export const NEEDS_RECENT_PROOF = Symbol('needsRecentProof');

/** Refused with PROOF_REQUIRED unless the caller has proved lately to be the owner. `@Endpoint()` sets it by the contract. */
export const NeedsRecentProof = () => SetMetadata(NEEDS_RECENT_PROOF, true);
