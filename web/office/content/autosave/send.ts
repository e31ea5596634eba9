import { failureOf, QueryError, silentFailure } from '#web/shared/data/errors.ts';
import { fetchGraphQL } from '#web/shared/data/fetchQuery.ts';
import { outdate } from '#web/shared/data/freshness.ts';
import { readSession } from '#web/shared/session/session.ts';
import { DiscardContentDraftDocument, SaveContentDraftDocument } from './documents.ts';
import type { Draft, Place } from './draft.ts';

/** After how long a state that the server does not answer counts as failed, in milliseconds. */
const PATIENCE_MS = 10_000;
/** The most that a browser sends after the page is left is 64 KiB; in UTF-8 a character takes up to 3 bytes. */
const KEPT_ALIVE = 20_000;

/** What came of sending a state: kept, a later one is there, the draft is over, or why not. */
export type Sent = { kept: true; at: string } | { kept: false; code: string; sequence?: number };

type Way = {
  /** Whether the page ends now, and nothing can be waited for. */
  isLast?: boolean;
  /** Ends the wait for an answer. */
  signal?: AbortSignal;
};

/** Sends a state. */
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
    // What was fetched ahead does not have it.
    outdate();
    return kept === sequence && keptId === id
      ? { kept: true, at: updatedAt }
      : { kept: false, code: 'LATER', sequence: kept };
  } catch (error) {
    return { kept: false, code: failureOf(error).code };
  }
}

/** Forgets a draft, and whatever of it is on its way. @returns whether that was done */
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

/** Nothing is sent for somebody else, nor once the session is over. */
function assertSignedIn({ userId }: Place): void {
  if (readSession()?.user._id !== userId) throw new QueryError(silentFailure('UNAUTHENTICATED'));
}
