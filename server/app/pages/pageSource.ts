import type { FastifyInstance } from 'fastify';
import type { Crawling } from '#server/app/pages/seo/serve.ts';
import type { Prepared, RenderRequest } from '#web/server.tsx';
import type { Assets } from './document.ts';

/** The pages of `web/`: built, or served by Vite during development. */
export type PageSource = {
  prepare: (request: RenderRequest) => Promise<Prepared>;
  draw: (tree: Prepared['tree']) => string;
  addressOf: (url: string) => string;
  isSecretPath: (path: string) => boolean;
  /** Whether visitors see the page only after the launch. */
  isClosedPath: (path: string) => boolean;
  isVisited: (path: string) => boolean;
  assets: (url: string) => Promise<Assets>;
  crawling: () => Promise<Crawling>;
  /** Hashes of the inline scripts for the Content-Security-Policy; null during development. */
  scriptHashes: string[] | null;
  serve: (app: FastifyInstance) => Promise<void>;
};

export const pathOf = (url: string) => url.split('?', 1)[0] as string;
