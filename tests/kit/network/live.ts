import type { Person } from '#tests/kit/people/person.ts';
import { until } from '#tests/kit/product/embedded.ts';

// biome-ignore lint/suspicious/noExplicitAny: a test says by its assertions what an answer holds
type Answer = any;

export const ARRIVED = `subscription { arrived { kind message { id name isRead } review { id name } affiliate { id name }
  overview { unreadMessages totalMessages } } }`;

export type Ear = {
  status: number;
  headers: Headers;
  refusal: Answer;
  /** The next answer: its data, or the code of its error. */
  next(): Promise<{ arrived: Answer; code: string | undefined; eventId: string | undefined }>;
  /** Whether the server has ended the stream, with a `complete` event before the end. */
  ended(): Promise<{ isComplete: boolean }>;
  /** The number of answers that have arrived and not been read with `next`. */
  waiting(): number;
  comments(): number;
  close(): void;
};

/** Opens a stream. @param init what differs from a valid request */
export async function listen(person: Person, query = ARRIVED, init: RequestInit = {}): Promise<Ear> {
  const closing = new AbortController();
  const response = await fetch(`${person.url}/graphql/stream`, {
    method: 'POST',
    headers: {
      accept: 'text/event-stream',
      'content-type': 'application/json',
      ...(person.token && { authorization: `Bearer ${person.token}` }),
    },
    body: JSON.stringify({ query }),
    signal: closing.signal,
    ...init,
  });
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  const answers: { answer: Answer; eventId: string | undefined }[] = [];
  const state = { comments: 0, isComplete: false, hasEnded: false };
  const read = async () => {
    let rest = '';
    for await (const text of (response.body as ReadableStream).pipeThrough(new TextDecoderStream())) {
      const parts = (rest + text).split('\n\n');
      rest = parts.pop() as string;
      for (const part of parts) {
        if (part.startsWith(':')) state.comments += 1;
        else if (part.startsWith('event: complete')) state.isComplete = true;
        else {
          const eventId = /^id: (.+)$/m.exec(part)?.[1];
          answers.push({ answer: JSON.parse(part.slice(part.indexOf('data: ') + 6)), eventId });
        }
      }
    }
  };
  if (isStream) {
    void read()
      .catch(() => undefined)
      .finally(() => {
        state.hasEnded = true;
      });
  }
  return {
    status: response.status,
    headers: response.headers,
    refusal: isStream ? undefined : await response.json().catch(() => undefined),
    async next() {
      await until(() => answers.length > 0 || state.hasEnded);
      const { answer, eventId } = answers.shift() ?? {};
      return { arrived: answer?.data?.arrived, code: answer?.errors?.[0]?.extensions?.code, eventId };
    },
    async ended() {
      await until(() => state.hasEnded);
      return { isComplete: state.isComplete };
    },
    waiting: () => answers.length,
    comments: () => state.comments,
    close: () => closing.abort(),
  };
}

/** Opens a stream that continues after an event. */
export const listenAfter = (person: Person, eventId: string | undefined, query = ARRIVED): Promise<Ear> =>
  listen(person, query, {
    headers: {
      'content-type': 'application/json',
      'last-event-id': eventId ?? '',
      authorization: `Bearer ${person.token}`,
    },
  });

/** Opens a stream. @throws Error when it was refused */
export async function hear(person: Person, query = ARRIVED): Promise<Ear> {
  const ear = await listen(person, query);
  const first = ear.status === 200 ? await ear.next() : null;
  if (first?.arrived?.kind !== 'RESUMED') throw new Error(`no stream: ${ear.status} ${JSON.stringify(ear.refusal)}`);
  return ear;
}

/** The first answer to a subscription, or its refusal. */
export async function answerOf(person: Person, query: string): Promise<{ code: string | undefined; data: Answer }> {
  const ear = await listen(person, query);
  if (ear.refusal) return { code: ear.refusal.errors[0].extensions.code, data: ear.refusal.data };
  const { arrived, code } = await ear.next();
  ear.close();
  return { code, data: arrived && { arrived } };
}
