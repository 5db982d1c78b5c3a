import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

// The component catalogue. It sends the product's security headers, so that violations show up here, too.
const headers = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; require-trusted-types-for 'script'",
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  // As in the apps: packages that are compiled for Node are imported from source.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    outDir: '../dist/catalogue',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // One large chunk is fine: the catalogue is not deployed.
    chunkSizeWarningLimit: 1000,
  },
  preview: { headers, port: 5190 },
  server: { port: 5191 },
});
