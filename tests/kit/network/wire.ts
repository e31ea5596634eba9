import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type Wire = {
  url: string;
  /** Ends every connection and refuses new ones. */
  cut(): Promise<void>;
  /** Stops the transfer on all connections, also new ones, without closing them. */
  hush(): void;
  /** Lets new connections work again; connections from before stay silent. */
  mend(): Promise<void>;
  connections(): number;
};

/** A TCP proxy to a server that can be interrupted: for the client it is as if the server were gone. */
export async function wireTo(target: string): Promise<Wire> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let connections = 0;
  let isHushed = false;
  const server = createServer((near) => {
    connections += 1;
    const far = connect(Number(port), hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      if (!isHushed) socket.pipe(other);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = (server.address() as AddressInfo).port;
  const url = new URL(target);
  url.host = `127.0.0.1:${own}`;
  return {
    url: url.href,
    async cut() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    hush() {
      isHushed = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    async mend() {
      isHushed = false;
      if (server.listening) return;
      server.listen(own, '127.0.0.1');
      await once(server, 'listening');
    },
    connections: () => connections,
  };
}
