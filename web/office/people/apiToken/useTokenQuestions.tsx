import { type ReactNode, useState } from 'react';
import { MAX_TOKEN_DAYS } from '#schema/apiToken.ts';
import { SelectField } from '#web/shared/ui/Field.tsx';
import { useQuestion } from '#web/shared/ui/useQuestion.tsx';
import { limitOf, RequestLimit } from './RequestLimit.tsx';
import { type Token, tokenLabel } from './TokenTable.tsx';
import type { Issued } from './useIssueToken.ts';
import { useLimitToken, useRotateToken } from './useRotateToken.ts';

const overlaps: readonly [hours: number, label: string][] = [
  [0, 'Ends at once'],
  [1, 'Works for another hour'],
  [24, 'Works for another day'],
  [72, 'Works for another 3 days'],
  [168, 'Works for another week'],
];
const lifetimes: readonly [days: number, label: string][] = [
  [0, 'Stays as it is'],
  [30, '30 days from now'],
  [90, '90 days from now'],
  [MAX_TOKEN_DAYS, '1 year from now'],
];

type Question = [ask: (token: Token) => void, question: ReactNode];

/** Asks how a token is rotated; stays open until the server has answered. */
export function useRotation(onRotated: (issued: Issued) => void): Question {
  const rotate = useRotateToken();
  const [overlapHours, setOverlapHours] = useState(24);
  const [days, setDays] = useState(0);
  return useQuestion<Token>({
    title: 'Rotate Token',
    confirmLabel: 'Rotate',
    busyLabel: 'Rotating...',
    text: (token) => `${tokenLabel(token)} gets another secret. Name, role, scopes and history stay.`,
    choice: (_token, isBusy) => (
      <div className="mt-6 grid gap-5">
        <SelectField
          label="Old secret"
          value={overlapHours}
          disabled={isBusy}
          onChange={({ target }) => setOverlapHours(Number(target.value))}
        >
          {overlaps.map(([hours, label]) => (
            <option key={hours} value={hours}>
              {label}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Good until"
          value={days}
          disabled={isBusy}
          onChange={({ target }) => setDays(Number(target.value))}
        >
          {lifetimes.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
    ),
    onConfirm: async ({ id }) => {
      const issued = await rotate(id, { overlapHours, days: days || null });
      if (issued) onRotated(issued);
    },
  });
}

export function useLimit(): Question {
  const limit = useLimitToken();
  const [chosen, setChosen] = useState<number | null>(null);
  const [ask, question] = useQuestion<Token>({
    title: 'Limit Token',
    confirmLabel: 'Save Limit',
    busyLabel: 'Saving...',
    text: (token) => `How much may ${tokenLabel(token)} send?`,
    choice: ({ requestsPerMinute }, isBusy) => (
      <div className="mt-6">
        <RequestLimit
          current={requestsPerMinute ?? null}
          value={chosen ?? ''}
          disabled={isBusy}
          onChange={({ target }) => setChosen(limitOf(target.value))}
        />
      </div>
    ),
    onConfirm: ({ id }) => limit(id, chosen),
  });
  const askFrom = (token: Token) => {
    setChosen(token.requestsPerMinute ?? null);
    ask(token);
  };
  return [askFrom, question];
}
