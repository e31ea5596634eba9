import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** An answer that is ready, and has not been sent. */
export type Ready = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/**
 * Takes an answer at the moment when it would be sent.
 * @param take sends it in its own way. It is not called for an answer that is streamed, or has no body.
 * @param onOther called for those, which are sent as they are
 */
export function capture(response: ServerResponse, take: (ready: Ready) => void, onOther: () => void): void {
  let head: [number, OutgoingHttpHeaders] | undefined;
  const giveBack = () => {
    const { writeHead, write, end } = Object.getPrototypeOf(response) as ServerResponse;
    Object.assign(response, { writeHead, write, end });
  };
  const letGo = () => {
    giveBack();
    onOther();
    if (head) response.writeHead(...head);
  };
  response.writeHead = ((status: number, headers: OutgoingHttpHeaders = {}) => {
    // Some plugins write their headers past the application.
    head = [status, { ...response.getHeaders(), ...headers }];
    return response;
  }) as ServerResponse['writeHead'];
  response.write = ((...given: Parameters<ServerResponse['write']>) => {
    letGo();
    return response.write(...given);
  }) as ServerResponse['write'];
  response.end = ((...given: [unknown?, ...never[]]) => {
    const [body] = given;
    if (!head || !(typeof body === 'string' || Buffer.isBuffer(body))) {
      letGo();
      return response.end(...(given as never[]));
    }
    giveBack();
    const [status, headers] = head;
    take({ status, headers, body: typeof body === 'string' ? Buffer.from(body) : body });
    return response;
  }) as ServerResponse['end'];
}
