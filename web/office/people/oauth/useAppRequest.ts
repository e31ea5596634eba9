import { useCallback, useEffect, useState } from 'react';
import { toast } from 'react-hot-toast';
import type { TokenScope } from '#schema/apiToken.ts';
import { type AppRequest, INTERACTION, oauthStrings } from '#schema/oauth.ts';
import { endSession, readSession } from '#web/shared/session/session.ts';

/** @throws Error with the message to display */
async function call<Answer>(sentence: string, body?: object): Promise<Answer> {
  const token = readSession()?.token;
  const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
  const options = body ? { method: 'POST', body: JSON.stringify(body) } : {};
  const response = await fetch(INTERACTION, { headers, cache: 'no-store', ...options }).catch(() => null);
  if (response?.ok) return response.json();
  // The refusal of a replaced token says nothing about the current session.
  if (response?.status === 401 && token === readSession()?.token) endSession();
  const answer: { error_description?: unknown } | undefined = await response?.json().catch(() => undefined);
  throw new Error(typeof answer?.error_description === 'string' ? answer.error_description : sentence);
}

/** The request of an app that this browser has open. */
export function useAppRequest(): { data: AppRequest | null; sentence: string | null; refresh: () => void } {
  const [data, setData] = useState<AppRequest | null>(null);
  const [sentence, setSentence] = useState<string | null>(null);
  const refresh = useCallback(() => {
    setSentence(null);
    call<{ request: AppRequest | null }>(oauthStrings.loadFailed).then(
      ({ request }) => (request ? setData(request) : setSentence(oauthStrings.ended)),
      (error: Error) => setSentence(error.message),
    );
  }, []);
  useEffect(refresh, [refresh]);
  return { data, sentence, refresh };
}

/** Sends the answer, then leaves for the app. */
export function useAnswer(uid: string): { answer: (scopes: TokenScope[] | null) => Promise<void>; isSending: boolean } {
  const [isSending, setSending] = useState(false);
  const answer = async (scopes: TokenScope[] | null) => {
    setSending(true);
    try {
      const { location: next } = await call<{ location: string }>(oauthStrings.failed, { uid, scopes });
      location.assign(next);
    } catch (error) {
      setSending(false);
      toast.error((error as Error).message);
    }
  };
  return { answer, isSending };
}
