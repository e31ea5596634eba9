import { failureOf, QueryError, silentFailure } from '#web/shared/data/errors.ts';
import { fetchGraphQL } from '#web/shared/data/fetchQuery.ts';
import { outdate } from '#web/shared/data/freshness.ts';
import { readSession } from '#web/shared/session/session.ts';
import { DiscardContentDraftDocument, SaveContentDraftDocument } from './documents.ts';
import type { Draft, Place } from './draft.ts';

/** Request timeout in milliseconds. */
const PATIENCE_MS = 10_000;
/** A keepalive request may have at most 64 KiB; a character takes up to 3 bytes in UTF-8. */
const KEPT_ALIVE = 20_000;

/** Result of a request: saved; a later state exists; the autosave is over; or another error code. */
export type Sent = { kept: true; at: string } | { kept: false; code: string; sequence?: number };

type Way = {
  /** Whether the page is closing. */
  isLast?: boolean;
  /** Aborts the request. */
  signal?: AbortSignal;
};

export async function sendDraft(place: Place, draft: Draft, { isLast = false, signal }: Way = {}): Promise<Sent> {
  const { kind, itemId } = place;
  const { id, fields, basedOn, sequence } = draft;
  const input = { id, kind, itemId, fields, basedOn, sequence };
  try {
    assertSignedIn(place);
    const body = JSON.stringify(fields);
    const way = isLast && body.length < KEPT_ALIVE ? { keepalive: true } : patiently(signal);
    const data = await fetchGraphQL<{ saveContentDraft: { id: string; sequence: number; updatedAt: string } }>(
      SaveContentDraftDocument,
      { input },
      way,
    );
    const { id: keptId, sequence: kept, updatedAt } = data.saveContentDraft;
    // Prefetched data lacks this state.
    outdate();
    return kept === sequence && keptId === id
      ? { kept: true, at: updatedAt }
      : { kept: false, code: 'LATER', sequence: kept };
  } catch (error) {
    return { kept: false, code: failureOf(error).code };
  }
}

/** Deletes an autosave and refuses its later states. @returns whether it succeeded */
export async function sendDiscard(place: Place, id: string): Promise<boolean> {
  try {
    assertSignedIn(place);
    await fetchGraphQL(DiscardContentDraftDocument, { id }, patiently());
    outdate();
    return true;
  } catch {
    return false;
  }
}

const patiently = (signal?: AbortSignal) => ({
  signal: AbortSignal.any([AbortSignal.timeout(PATIENCE_MS), ...(signal ? [signal] : [])]),
});

/** @throws QueryError UNAUTHENTICATED when another user, or nobody, is signed in */
function assertSignedIn({ userId }: Place): void {
  if (readSession()?.user._id !== userId) throw new QueryError(silentFailure('UNAUTHENTICATED'));
}
