import { accountCalls } from './areas/account.js';
import { authCalls } from './areas/auth.js';
import type { Call } from './call.js';
import { clientErrorsCalls } from './areas/client-errors.js';
import { configCalls } from './areas/config.js';
import { favoritesCalls } from './areas/favorites.js';
import { healthCalls } from './areas/health.js';
import { locationCalls } from './areas/location.js';
import { loginsCalls } from './areas/logins.js';
import { narrationCalls } from './areas/narration.js';
import { openapiCalls } from './areas/openapi.js';
import { passwordCalls } from './areas/password.js';
import { sessionsCalls } from './areas/sessions.js';
import { sharingCalls } from './areas/sharing.js';
import { storiesCalls } from './areas/stories.js';
import { usersCalls } from './areas/users.js';
import { wordsCalls } from './areas/words.js';

/** Every call of the API, by area. A route that is not here fails the tests of `backend/src/openapi`. */
export const API_CALLS = {
  auth: authCalls,
  password: passwordCalls,
  logins: loginsCalls,
  sessions: sessionsCalls,
  users: usersCalls,
  account: accountCalls,
  stories: storiesCalls,
  sharing: sharingCalls,
  favorites: favoritesCalls,
  narration: narrationCalls,
  words: wordsCalls,
  location: locationCalls,
  config: configCalls,
  clientErrors: clientErrorsCalls,
  health: healthCalls,
  openapi: openapiCalls,
} satisfies Record<string, Record<string, Call>>;
