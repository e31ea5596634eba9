import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { contentSecurity } from './contentSecurity.ts';

type SendDownload = (reply: FastifyReply, stream: Readable, type: string, fileName: string) => FastifyReply;

/** @returns a function that sends a stream as a file that nothing caches */
export function createDownloads(app: FastifyInstance): SendDownload {
  const running = new Set<Readable>();
  // A client that does not read would keep the server from stopping.
  app.addHook('preClose', async () => {
    for (const stream of running) stream.destroy();
  });
  return (reply, stream, type, fileName) => {
    running.add(stream);
    stream.once('close', () => running.delete(stream));
    return reply
      .type(type)
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .header('content-security-policy', contentSecurity.file)
      .header('cache-control', 'no-store')
      .send(stream);
  };
}
