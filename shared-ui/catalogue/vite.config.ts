import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

// The page to look at every component on. The security headers are the product's: what breaks there breaks here.
const headers = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; require-trusted-types-for 'script'",
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  // As the apps do: what is compiled for Node is taken from its source.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    outDir: '../dist/catalogue',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // Everything at once is what it is for, and nobody downloads it.
    chunkSizeWarningLimit: 1000,
  },
  preview: { headers, port: 5190 },
  server: { port: 5191 },
});
