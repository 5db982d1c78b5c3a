import type { ViteDevServer } from 'vite';

/**
 * Serves one page at every address that is no file. To be returned from a plugin's `configureServer`, so that it comes
 * after Vite's own handlers; it needs `appType: 'custom'`, or Vite would answer first.
 * @param render makes the HTML for a request's address
 */
export const servePage = (server: ViteDevServer, render: (url: string) => Promise<string>) => () => {
  server.middlewares.use(async (request, response, next) => {
    try {
      const html = await render(request.url ?? '/');
      response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html);
    } catch (error) {
      next(error);
    }
  });
};
