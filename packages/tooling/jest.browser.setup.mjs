import { TextDecoder, TextEncoder } from 'node:util';

// Missing in jsdom, required by react-router.
Object.assign(globalThis, { TextDecoder, TextEncoder });
