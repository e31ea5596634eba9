import { v7 as uuidv7 } from 'uuid';
import { removeCopy, writeCopy } from './deviceCopy.ts';
import type { Draft, DraftTarget } from './draft.ts';
import { sendDiscard, sendDraft } from './send.ts';

/** Debounce time, maximum delay and retry delay of an autosave, in milliseconds. */
const PAUSE_MS = 1500;
const MAX_DELAY_MS = 5000;
const RETRY_MS = 5000;

/**
 * State of the autosave. `at` is the time of the last save on the server; `isCopied` whether this device has changes
 * that the server lacks; `draftId` the id of the autosave.
 */
export type SaverState = {
  at: string | null;
  failure: null | 'offline' | 'failed';
  isCopied: boolean;
  draftId: string | null;
  isChanged: boolean;
};

type Options = {
  target: DraftTarget;
  /** `updatedAt` of the item when the form was opened; null for a new one. */
  basedOn: string | null;
  stored: Draft['fields'];
  /** The autosave at the time the form was opened, and the form values with it. */
  draft: Draft | null;
  initialFields: Draft['fields'];
};

/** Autosaves one form; requests are sent one after the other. */
export class DraftSaver {
  #target: DraftTarget;
  #basedOn: string | null;
  #id: string;
  #sequence: number;
  /** As JSON: the stored item, the last state saved on the server, and the current form values. */
  #stored: string;
  #saved: string;
  #current: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #changedAt: number | null = null;
  #sending: Promise<void> | undefined;
  #aborting = new AbortController();
  #isStopped = false;
  #isLeft = false;
  #isOver = false;
  #state: SaverState;
  #listeners = new Set<() => void>();

  constructor({ target, basedOn, stored, draft, initialFields }: Options) {
    this.#target = target;
    this.#basedOn = draft ? draft.basedOn : basedOn;
    this.#id = draft?.id ?? uuidv7();
    this.#sequence = draft?.sequence ?? 0;
    this.#stored = JSON.stringify(stored);
    this.#saved = this.#current = JSON.stringify(initialFields);
    const isChanged = this.#current !== this.#stored;
    this.#state = { at: null, failure: null, isCopied: true, draftId: draft?.id ?? null, isChanged };
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  read = (): SaverState => this.#state;
  /** Id of the autosave; the server deletes it when the form is stored. */
  get id(): string {
    return this.#id;
  }

  change(fields: Draft['fields']): void {
    const current = JSON.stringify(fields);
    if (this.#isStopped || current === this.#current) return;
    this.#current = current;
    this.#setState({ isChanged: current !== this.#stored });
    if (!this.#isUnsaved()) {
      removeCopy(this.#target, this.#id);
      this.#clearPending();
      return;
    }
    const isCopied = writeCopy(this.#target, this.#draft(this.#nextSequence()));
    this.#setState({ isCopied, draftId: this.#id });
    this.#schedule();
  }

  /** Sends unsaved changes at once. @param isLast whether the page is closing */
  flush(isLast = false): void {
    if (this.#isStopped || !this.#isUnsaved()) return;
    clearTimeout(this.#timer);
    if (isLast || !this.#sending) void this.#send(isLast);
  }

  open(): void {
    this.#isLeft = false;
  }

  /** Called when the form is left: sends unsaved changes once; if that fails, the copy on this device stays. */
  leave(): void {
    this.#isLeft = true;
    this.flush(true);
  }

  /**
   * Stops autosaving before the form is submitted. It need not wait: the server deletes the autosave with the form and
   * refuses later states.
   */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    this.#aborting.abort();
    this.#aborting = new AbortController();
  }

  resume(): void {
    if (this.#isOver) return;
    this.#isStopped = false;
    if (this.#isUnsaved()) this.#schedule();
  }

  finish(): void {
    this.#isOver = this.#isStopped = true;
    clearTimeout(this.#timer);
    removeCopy(this.#target, this.#id);
    this.#setState({ at: null, failure: null });
  }

  #isUnsaved(): boolean {
    return this.#current !== this.#saved;
  }

  #draft(sequence: number): Draft {
    const fields = JSON.parse(this.#current) as Draft['fields'];
    return { id: this.#id, fields, basedOn: this.#basedOn, sequence, updatedAt: new Date().toISOString() };
  }

  /** A sequence number from the clock, so that of two windows or devices the later change wins. */
  #nextSequence(): number {
    return Math.max(Date.now(), this.#sequence + 1);
  }

  #renew(): void {
    this.#id = uuidv7();
    this.#sequence = 0;
  }

  #startNew(): void {
    const previousId = this.#id;
    this.#renew();
    this.#setState({ draftId: this.#id, isCopied: writeCopy(this.#target, this.#draft(this.#nextSequence())) });
    removeCopy(this.#target, previousId);
  }

  #clearPending(): void {
    clearTimeout(this.#timer);
    this.#changedAt = null;
    this.#setState({ failure: null, isCopied: true });
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    if (this.#isLeft) return;
    const now = Date.now();
    this.#changedAt ??= now;
    const remaining = Math.max(0, this.#changedAt + MAX_DELAY_MS - now);
    const wait = this.#state.failure ? RETRY_MS : Math.min(PAUSE_MS, remaining);
    this.#timer = setTimeout(() => this.flush(), wait);
  }

  #send(isLast: boolean): Promise<void> {
    const sending = this.#sendState(isLast).then(() => {
      if (this.#sending === sending) this.#sending = undefined;
      if (!this.#isStopped && this.#isUnsaved()) this.#schedule();
    });
    this.#sending = sending;
    return sending;
  }

  async #sendState(isLast: boolean): Promise<void> {
    const current = this.#current;
    this.#changedAt = null;
    if (current === this.#stored) return this.#discard(current);
    this.#sequence = this.#nextSequence();
    const draft = this.#draft(this.#sequence);
    writeCopy(this.#target, draft);
    const sent = await sendDraft(this.#target, draft, { isLast, signal: this.#aborting.signal });
    if (sent.isSaved) return this.#markSaved(current, sent.at);
    if (this.#isStopped) return;
    if (sent.code === 'LATER') this.#sequence = Math.max(this.#sequence, sent.sequence ?? 0);
    // Stored or discarded elsewhere, as in another window: continue as a new autosave.
    else if (sent.code === 'CONFLICT') this.#startNew();
    else this.#fail(sent.code);
  }

  /** A reverted change needs no autosave. Changes made meanwhile become a new one. */
  async #discard(current: string): Promise<void> {
    const id = this.#id;
    this.#renew();
    if (await sendDiscard(this.#target, id)) {
      removeCopy(this.#target, id);
      this.#markSaved(current, null);
      return;
    }
    if (this.#sequence === 0) this.#id = id;
    this.#fail('NETWORK');
  }

  #markSaved(saved: string, at: string | null): void {
    this.#saved = saved;
    if (!this.#isUnsaved()) removeCopy(this.#target, this.#id);
    this.#setState({ at, failure: null });
  }

  #fail(code: string): void {
    this.#setState({ failure: code === 'NETWORK' && !navigator.onLine ? 'offline' : 'failed' });
  }

  #setState(change: Partial<SaverState>): void {
    const next = { ...this.#state, ...change };
    if (Object.entries(next).every(([name, value]) => this.#state[name as keyof SaverState] === value)) return;
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }
}
