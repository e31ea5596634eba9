import type { ApolloClient } from '@apollo/client';
import { useEffect, useMemo } from 'react';
import type { Ask } from './ask.ts';

/** How long what was fetched ahead counts as new: who points at a link follows it by then, or does not. */
const FRESH_MS = 5000;

/** When each question was last asked ahead, by its document and its variables. */
const asked = new WeakMap<object, Map<string, number>>();
let changedAt = 0;

/** From now on whatever was fetched ahead is old: something was changed here, or has come in. */
export function outdate(): void {
  changedAt = performance.now();
}

const keyOf = ({ variables }: Ask) => JSON.stringify(variables);

/** @returns whether a question was asked ahead just now */
function isRecent(question: Ask): boolean {
  const at = asked.get(question.query)?.get(keyOf(question));
  return at !== undefined && at > changedAt && performance.now() - at < FRESH_MS;
}

function note(question: Ask): void {
  const all = asked.get(question.query) ?? new Map<string, number>();
  asked.set(question.query, all.set(keyOf(question), performance.now()));
}

const forget = (question: Ask) => asked.get(question.query)?.delete(keyOf(question));

/**
 * Asks what a screen is about to ask, unless the cache has an answer, which the screen shows first anyway.
 * @param started what has been sent already: the answers to the questions, in their order
 */
export function fetchAhead(client: ApolloClient, questions: readonly Ask[], started: Promise<Response>[] = []): void {
  for (const [index, question] of questions.entries()) {
    if (isRecent(question) || client.readQuery(question)) continue;
    note(question);
    const answer = started[index];
    const options = answer && { context: { fetchOptions: { answer } } };
    // What cannot be fetched now is asked again, and its failure shown, when the screen is there.
    client.query({ ...question, ...options, fetchPolicy: 'network-only' }).catch(() => forget(question));
  }
}

/**
 * @returns how a screen reads: what the cache knows is shown at once, and read again behind it unless it is new. A question
 * that is on its way is not sent twice: Apollo Client sees to that, and when it comes before the screen does, it is in the
 * cache.
 */
export function useReading(question: Ask): 'cache-first' | 'cache-and-network' {
  const { query } = question;
  const key = keyOf(question);
  // It is new once: whoever comes back reads it again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what the variables are
  useEffect(() => void forget(question), [query, key]);
  // Judged once for each question: what was new when the screen was drawn needs no second look.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what the variables are
  return useMemo(() => (isRecent(question) ? 'cache-first' : 'cache-and-network'), [query, key]);
}
