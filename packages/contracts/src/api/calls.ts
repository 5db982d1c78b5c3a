import { accountCalls } from './account.js';
import { authCalls } from './auth.js';
import type { Call } from './call.js';
import { clientErrorsCalls } from './client-errors.js';
import { configCalls } from './config.js';
import { favoritesCalls } from './favorites.js';
import { healthCalls } from './health.js';
import { locationCalls } from './location.js';
import { loginsCalls } from './logins.js';
import { narrationCalls } from './narration.js';
import { openapiCalls } from './openapi.js';
import { passwordCalls } from './password.js';
import { sharingCalls } from './sharing.js';
import { storiesCalls } from './stories.js';
import { usersCalls } from './users.js';
import { wordsCalls } from './words.js';

/** Every call of the API, by area. A route that is not here fails the tests of `backend/src/openapi`. */
export const API_CALLS = {
  auth: authCalls,
  password: passwordCalls,
  logins: loginsCalls,
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
