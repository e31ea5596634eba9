import type { Server, ServerResponse } from 'node:http';
import { type Server as Listener, Server as NetServer, type Socket } from 'node:net';
import { setTimeout as pause, setImmediate } from 'node:timers/promises';

/** How long an idle connection stays open for a request that may be on its way. */
const GRACE_MS = 1000;
const POLL_MS = 20;

/**
 * Stops a server behind a proxy without a failed request: a proxy may not repeat a request when its connection is
 * closed.
 * @returns refuses new connections and ends each connection with its next response; resolves when no connection is idle,
 * at the latest after one second
 */
export function drainable(server: Server): () => Promise<void> {
  const sockets = new Set<Socket>();
  /** Last response of each socket; it shows whether the connection is idle without a listener per response. */
  const lastResponses = new WeakMap<Socket, ServerResponse>();
  const isIdle = (socket: Socket) => lastResponses.get(socket)?.writableFinished ?? true;
  let isDraining = false;
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  // Before the application's own listener.
  server.prependListener('request', ({ socket }, response) => {
    lastResponses.set(socket, response);
    response.shouldKeepAlive &&= !isDraining;
  });
  return async () => {
    isDraining = true;
    // Accept connections that are already established.
    await setImmediate();
    // Close only the listener: the server's own `close` would cut idle connections at once.
    NetServer.prototype.close.call(server as Listener);
    const deadline = performance.now() + GRACE_MS;
    while (sockets.values().some(isIdle) && performance.now() < deadline) await pause(POLL_MS);
  };
}
