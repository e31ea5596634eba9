import { fileURLToPath } from 'node:url';
import middie from '@fastify/middie';
import { createServer, type ViteDevServer } from 'vite';
import type { PageSource } from './pageSource.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const entry = '/web/client.tsx';
const ours =
  /^\/(graphql|assets\/playground|api|uploads|attachments|cards|sitemap\.xml|robots\.txt|feed\.xml|healthz|readyz|metrics|hit)\b/;

export function livePages(): PageSource {
  let vite: ViteDevServer;
  type Server = typeof import('#web/server.tsx');
  const load = () => vite.ssrLoadModule('/web/server.tsx') as Promise<Server>;
  let server: Server | undefined;
  return {
    async prepare(request) {
      server = await load();
      return server.prepare(request);
    },
    draw: (tree) => (server as Server).draw(tree),
    addressOf: (url) => url,
    isClosedPath: (path) => server?.isClosedPath(path) ?? false,
    isSecretPath: (path) => server?.isSecretPath(path) ?? false,
    isVisited: (path) => server?.isVisited(path) ?? false,
    crawling: async () => (await load()).crawling,
    async assets(url) {
      const page = await vite.transformIndexHtml(url, '<html><head></head><body></body></html>');
      const head = /<head>([\s\S]*)<\/head>/.exec(page)?.[1] ?? '';
      const headWith = (...styles: string[]) =>
        Buffer.from(head + styles.map((name) => `<link rel="stylesheet" href="/web/shared/app/${name}.css">`).join(''));
      return {
        head: { page: headWith('fonts', 'public'), shell: headWith('fonts', 'office') },
        entry,
        bootScript: null,
        preloads: () => '',
        languagePreloads: () => '',
      };
    },
    scriptHashes: null,
    async serve(app) {
      vite = await createServer({
        root,
        server: { middlewareMode: true, ws: { server: app.server } },
        appType: 'custom',
      });
      await app.register(middie);
      app.use((request, response, next) =>
        ours.test(request.url ?? '') ? next() : vite.middlewares(request, response, next),
      );
      app.addHook('onClose', () => vite.close());
    },
  };
}
