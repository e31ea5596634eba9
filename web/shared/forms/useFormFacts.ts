import { type RefObject, useRef } from 'react';
import type { FormFactsInput } from '#web/gql/graphql.ts';

export type FormFactsFields = {
  honeypot: RefObject<HTMLInputElement | null>;
  facts: () => FormFactsInput;
};

/** Spam signals of a public form: time since page load, and whether the honeypot is filled. */
export function useFormFacts(): FormFactsFields {
  const honeypot = useRef<HTMLInputElement>(null);
  const facts = () => ({
    elapsedMs: Math.round(performance.now()),
    isHoneypotFilled: Boolean(honeypot.current?.value),
  });
  return { honeypot, facts };
}
