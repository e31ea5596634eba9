import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

export type CapturedResponse = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/**
 * @param onComplete sends the response
 * @param onOther called for streamed responses and those without a body, which are sent unchanged
 */
export function captureResponse(
  response: ServerResponse,
  onComplete: (captured: CapturedResponse) => void,
  onOther: () => void,
): void {
  let head: [number, OutgoingHttpHeaders] | undefined;
  const restore = () => {
    const { writeHead, write, end } = Object.getPrototypeOf(response) as ServerResponse;
    Object.assign(response, { writeHead, write, end });
  };
  const release = () => {
    restore();
    onOther();
    if (head) response.writeHead(...head);
  };
  response.writeHead = ((status: number, headers: OutgoingHttpHeaders = {}) => {
    // Some plugins write headers to the raw response.
    head = [status, { ...response.getHeaders(), ...headers }];
    return response;
  }) as ServerResponse['writeHead'];
  response.write = ((...args: Parameters<ServerResponse['write']>) => {
    release();
    return response.write(...args);
  }) as ServerResponse['write'];
  response.end = ((...args: [unknown?, ...never[]]) => {
    const [body] = args;
    if (!head || !(typeof body === 'string' || Buffer.isBuffer(body))) {
      release();
      return response.end(...(args as never[]));
    }
    restore();
    const [status, headers] = head;
    onComplete({ status, headers, body: typeof body === 'string' ? Buffer.from(body) : body });
    return response;
  }) as ServerResponse['end'];
}
