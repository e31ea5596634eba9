import type { Server, ServerResponse } from 'node:http';
import { type Server as Listener, Server as NetServer, type Socket } from 'node:net';
import { setTimeout as pause, setImmediate } from 'node:timers/promises';

/** How long an idle connection stays open for a request that may be on its way. */
const GRACE_MS = 1000;
const POLL_MS = 20;
/** The first turn of the event loop may end without accepting. */
const QUIET_TURNS = 2;

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
  let accepted = 0;
  server.on('connection', (socket) => {
    accepted += 1;
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
    const deadline = performance.now() + GRACE_MS;
    // Closing the listener resets established connections that wait to be accepted: one is accepted in each turn.
    for (let quiet = 0; quiet < QUIET_TURNS && performance.now() < deadline; ) {
      const before = accepted;
      await setImmediate();
      quiet = accepted === before ? quiet + 1 : 0;
    }
    // Close only the listener: the server's own `close` would cut idle connections at once.
    NetServer.prototype.close.call(server as Listener);
    while (sockets.values().some(isIdle) && performance.now() < deadline) await pause(POLL_MS);
  };
}
