import type { Server, ServerResponse } from 'node:http';
import { type Server as Listener, Server as NetServer, type Socket } from 'node:net';
import { setTimeout as pause, setImmediate } from 'node:timers/promises';

/** How long a connection that nobody uses is left open, for the request that may be on its way. */
const GRACE_MS = 1000;
const LOOK_MS = 20;

/**
 * Watches the connections of an HTTP server, so that it can be taken out from behind a proxy without failing a request:
 * from a connection that is closed under it, a proxy may not send a request again.
 * @returns begins to drain: nobody can connect any more, each connection ends with its next answer, which says so, and
 * the unused ones are given a second; ends when no connection is idle
 */
export function drainable(server: Server): () => Promise<void> {
  const sockets = new Set<Socket>();
  /** The last answer of each: by it is known whether a connection is idle, without listening to each answer. */
  const last = new WeakMap<Socket, ServerResponse>();
  const isIdle = (socket: Socket) => last.get(socket)?.writableFinished ?? true;
  let isDraining = false;
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  // Before the application's own listener.
  server.prependListener('request', ({ socket }, response) => {
    last.set(socket, response);
    response.shouldKeepAlive &&= !isDraining;
  });
  return async () => {
    isDraining = true;
    // Whoever has connected by now is let in first.
    await setImmediate();
    // The listener alone: the server's own `close` cuts the idle connections at once.
    NetServer.prototype.close.call(server as Listener);
    const end = performance.now() + GRACE_MS;
    while (sockets.values().some(isIdle) && performance.now() < end) await pause(LOOK_MS);
  };
}
