import { TextDecoder, TextEncoder } from 'node:util';

// jsdom lacks both; react-router needs them.
Object.assign(globalThis, { TextDecoder, TextEncoder });
