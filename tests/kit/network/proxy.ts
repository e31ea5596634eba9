import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { until } from '#tests/kit/product/embedded.ts';

/** How long a request waits for a ready server, as `lb_try_duration` in the shipped Caddyfile. */
const TRY_MS = 5000;

export type ReverseProxy = {
  url: string;
  /** The origins of the servers, used in turn. */
  targets: string[];
  /** The error code of every connection to a server that broke during a request. */
  broken: string[];
  stop(): Promise<void>;
};

/**
 * Starts a proxy on a free port. It keeps connections open, adds the client's address to `X-Forwarded-For`, streams
 * answers, and tries the next server when a connection is refused; it answers any other failure with 502.
 * @param checkEveryMs if given, the proxy behaves like Caddy: it checks /readyz of each server at this interval and
 * leaves out those that are not ready, but never sends a body twice, even if the connection was refused
 */
export async function startProxy(checkEveryMs?: number): Promise<ReverseProxy> {
  const agent = new Agent({ keepAlive: true });
  const unready = new Set<string>();
  const check = async (target: string) => {
    const isReady = await fetch(`${target}/readyz`).then(
      async (answer) => (await answer.text()) && answer.ok,
      () => false,
    );
    if (isReady) unready.delete(target);
    else unready.add(target);
  };
  const checking =
    checkEveryMs && setInterval(() => proxy.targets.forEach((target) => void check(target)), checkEveryMs);
  const open = new Set<ServerResponse>();
  let turn = 0;

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse) {
    // Buffered, because it may have to be sent twice.
    const body = await buffer(incoming);
    const findReady = () => proxy.targets.filter((target) => !unready.has(target));
    // A check may find that one server stops before another check finds that the other has started.
    await until(() => findReady().length > 0, { withinMs: TRY_MS }).catch(() => undefined);
    const ready = findReady();
    if (ready.length === 0) {
      outgoing.writeHead(503, { 'content-type': 'application/json' }).end('{}');
      return;
    }
    const first = turn++ % ready.length;
    const order = [...ready.slice(first), ...ready.slice(0, first)];
    const isSentOnce = checkEveryMs !== undefined && body.length > 0;
    for (const target of order) {
      try {
        return await hand(target, incoming, body, outgoing);
      } catch (error) {
        const code = String((error as NodeJS.ErrnoException).code);
        if (code === 'ECONNREFUSED' && target !== order.at(-1) && !isSentOnce) continue;
        // A client that has left is not a broken connection.
        if (!outgoing.closed) proxy.broken.push(code);
        if (outgoing.headersSent) outgoing.destroy();
        else outgoing.writeHead(502, { 'content-type': 'application/json' }).end('{}');
        return;
      }
    }
  }

  async function hand(target: string, incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse) {
    const { method, url, headers, socket } = incoming;
    const forwarded = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');
    const { 'transfer-encoding': _, connection: __, ...passed } = headers;
    const asked = request(new URL(url as string, target), {
      agent,
      method,
      headers: { ...passed, 'x-forwarded-for': forwarded, 'content-length': body.length },
    });
    asked.on('error', () => undefined);
    outgoing.once('close', () => asked.destroy());
    asked.end(body);
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    const { connection: ___, 'keep-alive': ____, ...given } = answer.headers;
    outgoing.writeHead(answer.statusCode as number, given);
    outgoing.flushHeaders();
    await pipeline(answer, outgoing);
  }

  const server = createServer((incoming, outgoing) => {
    open.add(outgoing);
    outgoing.once('close', () => open.delete(outgoing));
    void pass(incoming, outgoing);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxy: ReverseProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    targets: [],
    broken: [],
    async stop() {
      clearInterval(checking);
      server.closeAllConnections();
      agent.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return proxy;
}
