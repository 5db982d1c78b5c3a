/** Put in by vite.config.ts. */
declare const __SHARED_VERSIONS__: {
  react: string;
  reactDom: string;
  router: string;
  query: string;
  contracts: string;
};
declare const __DEVELOPMENT__: boolean;

/** Remotes built with `externalRuntime` take the federation runtime's core from here. */
declare var _FEDERATION_RUNTIME_CORE: unknown;
