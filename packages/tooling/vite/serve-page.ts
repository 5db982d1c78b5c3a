import type { ViteDevServer } from 'vite';

/**
 * Middleware that serves a page at every path that is no file. Returned from a plugin's `configureServer`, so that it runs
 * after Vite's own handlers; requires `appType: 'custom'`, because Vite would respond first otherwise.
 * @param render renders the HTML for a request's URL
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
