import { type RefObject, useRef } from 'react';
import type { FormFactsInput } from '#web/gql/graphql.ts';

export type FormFactsFields = {
  /** The ref of the field that people do not see. */
  honeypot: RefObject<HTMLInputElement | null>;
  /** How the form has been filled in by now. */
  facts: () => FormFactsInput;
};

/** How a public form is filled in: how long the visit has lasted, and whether its hidden field has something in it. */
export function useFormFacts(): FormFactsFields {
  const honeypot = useRef<HTMLInputElement>(null);
  const facts = () => ({
    elapsedMs: Math.round(performance.now()),
    isHoneypotFilled: Boolean(honeypot.current?.value),
  });
  return { honeypot, facts };
}
