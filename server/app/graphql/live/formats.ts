/** How the events of a stream are written. Each text is one event as graphql-sse writes it. */
export type StreamFormat = {
  type: string;
  write: (text: string, eventId: string | undefined) => string;
};

export const serverSentEvents: StreamFormat = {
  type: 'text/event-stream; charset=utf-8',
  write: (text, eventId) => (eventId ? `id: ${eventId}\n${text}` : text),
};

const BOUNDARY = 'graphql';
const part = (json: string) => `\r\nContent-Type: application/json; charset=utf-8\r\n\r\n${json}\r\n--${BOUNDARY}`;

/** Apollo's multipart subscriptions: the boundary follows each part, so that the client reads it at once. */
export function createMultipart(): StreamFormat {
  let lead = `--${BOUNDARY}`;
  return {
    type: `multipart/mixed;boundary="${BOUNDARY}";subscriptionSpec=1.0`,
    write(text) {
      const body = text.startsWith('event: complete')
        ? '--\r\n'
        : part(text.startsWith('event: next') ? `{"payload":${dataOf(text)}}` : '{}');
      const whole = lead + body;
      lead = '';
      return whole;
    },
  };
}

const dataOf = (text: string) => text.slice(text.indexOf('data: ') + 6).trimEnd();

/** @returns whether the client reads multipart subscriptions */
export const acceptsMultipart = ({ accept = '' }: { accept?: string | undefined }): boolean =>
  /multipart\/mixed[^,]*;\s*subscriptionSpec=/i.test(accept);
