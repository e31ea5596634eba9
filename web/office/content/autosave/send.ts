import { failureOf, QueryError, silentFailure } from '#web/shared/data/errors.ts';
import { fetchGraphQL } from '#web/shared/data/fetchQuery.ts';
import { outdate } from '#web/shared/data/freshness.ts';
import { readSession } from '#web/shared/session/session.ts';
import { DiscardContentDraftDocument, SaveContentDraftDocument } from './documents.ts';
import type { Draft, DraftTarget } from './draft.ts';

const TIMEOUT_MS = 10_000;
/** A keepalive request may have at most 64 KiB; a character takes up to 3 bytes in UTF-8. */
const KEEPALIVE_MAX_CHARACTERS = 20_000;

/** Result of a request: saved; a later state exists; the autosave is over; or another error code. */
export type SendResult = { isSaved: true; at: string } | { isSaved: false; code: string; sequence?: number };

type SendOptions = {
  isLast?: boolean;
  signal?: AbortSignal;
};

export async function sendDraft(
  target: DraftTarget,
  draft: Draft,
  { isLast = false, signal }: SendOptions = {},
): Promise<SendResult> {
  const { kind, itemId } = target;
  const { id, fields, basedOn, sequence } = draft;
  const input = { id, kind, itemId, fields, basedOn, sequence };
  try {
    assertSignedIn(target);
    const body = JSON.stringify(fields);
    const requestOptions = isLast && body.length < KEEPALIVE_MAX_CHARACTERS ? { keepalive: true } : withTimeout(signal);
    const data = await fetchGraphQL<{ saveContentDraft: { id: string; sequence: number; updatedAt: string } }>(
      SaveContentDraftDocument,
      { input },
      requestOptions,
    );
    const { id: savedId, sequence: savedSequence, updatedAt } = data.saveContentDraft;
    // Prefetched data lacks this state.
    outdate();
    return savedSequence === sequence && savedId === id
      ? { isSaved: true, at: updatedAt }
      : { isSaved: false, code: 'LATER', sequence: savedSequence };
  } catch (error) {
    return { isSaved: false, code: failureOf(error).code };
  }
}

/** Deletes an autosave and refuses its later states. @returns whether it succeeded */
export async function sendDiscard(target: DraftTarget, id: string): Promise<boolean> {
  try {
    assertSignedIn(target);
    await fetchGraphQL(DiscardContentDraftDocument, { id }, withTimeout());
    outdate();
    return true;
  } catch {
    return false;
  }
}

const withTimeout = (signal?: AbortSignal) => ({
  signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), ...(signal ? [signal] : [])]),
});

/** @throws QueryError UNAUTHENTICATED when another user, or nobody, is signed in */
function assertSignedIn({ userId }: DraftTarget): void {
  if (readSession()?.user._id !== userId) throw new QueryError(silentFailure('UNAUTHENTICATED'));
}
