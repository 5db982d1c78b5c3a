import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The page to look at every component on. The security headers are the product's: what breaks there breaks here.
const headers = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; require-trusted-types-for 'script'",
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    outDir: '../dist/catalogue',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
  preview: { headers, port: 5190 },
  server: { port: 5191 },
});
