import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export type PictureServer = {
  /** Its address without a trailing slash. */
  url: string;
  /** The path of every request so far. */
  asked: string[];
  /** The pictures by path; any other path is 404. */
  pictures: Map<string, Uint8Array>;
  stop(): Promise<void>;
};

export async function startPictureServer(): Promise<PictureServer> {
  const pictures = new Map<string, Uint8Array>();
  const asked: string[] = [];
  const server = http.createServer(({ url = '' }, response) => {
    asked.push(url);
    const picture = pictures.get(url);
    if (picture) response.setHeader('content-type', 'image/png').end(picture);
    else response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    pictures,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
