// Serves the built product with another site directory: node serve-site.mjs <directory>. Settings come from the environment.
import { fileURLToPath } from 'node:url';
import { serve } from '../../../backend/dist/start/serve.js';

const databaseTemplate = fileURLToPath(new URL('../../../build/database-template', import.meta.url));
await serve(process.env, { site: process.argv[2], databaseTemplate });
