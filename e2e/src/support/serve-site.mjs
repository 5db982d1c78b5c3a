// Serves the built product with another site directory: node serve-site.mjs <directory>. Settings come from the environment.
import { serve } from '../../../backend/dist/start/serve.js';

await serve(process.env, process.argv[2]);
