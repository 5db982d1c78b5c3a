/** Defined by vite.config.ts. */
declare const __SHARED_VERSIONS__: {
  react: string;
  reactDom: string;
  router: string;
  query: string;
  contracts: string;
};
declare const __DEVELOPMENT__: boolean;

/** Core of the federation runtime for remotes built with `externalRuntime`. */
declare var _FEDERATION_RUNTIME_CORE: unknown;
