import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { toast } from 'react-hot-toast';
import { type ContentKind, draftStrings } from '#schema/draft.ts';
import { LOAD_THEIRS } from '#web/office/content/revision/useEditConflict.tsx';
import type { CommandOutcome } from '#web/shared/data/useCommand.ts';
import { useLeaveWarning } from '#web/shared/forms/useLeaveWarning.ts';
import { useSession } from '#web/shared/session/session.ts';
import { type Draft, fieldsOf } from './draft.ts';
import { DraftSaver } from './saver.ts';
import { sendDiscard } from './send.ts';

/** What a form has of a draft: what was there when it was opened, and what happens when that is discarded. */
export type FormDraft = {
  draft: Draft | null;
  onDiscarded: () => void;
  /** Hears which draft holds what is written. */
  onBegun?: ((id: string) => void) | undefined;
};

type Options<Values extends FieldValues, Output> = FormDraft & {
  form: UseFormReturn<Values, unknown, Output>;
  kind: ContentKind;
  /** What is changed, as it was read; left out, a new one is written. */
  item: { id: string; updatedAt: string } | undefined;
  /** What is stored, as the form shows it. */
  stored: Values;
  /** What the form holds beside its fields. */
  beside?: Record<string, boolean>;
};

/** Keeps a form while it is written, and what is left of it when it is left. */
export function useAutosave<Values extends FieldValues, Output>(options: Options<Values, Output>) {
  const { form, kind, item, stored, draft, onDiscarded, onBegun, beside = {} } = options;
  const userId = useSession()?.user._id ?? '';
  const place = { userId, kind, itemId: item?.id ?? null };
  const unchanged = { ...stored, ...Object.fromEntries(Object.keys(beside).map((name) => [name, false])) };
  const [saver] = useState(
    () =>
      new DraftSaver({
        ...{ place, basedOn: item?.updatedAt ?? null, draft },
        stored: fieldsOf(unchanged, stored),
        opened: fieldsOf({ ...unchanged, ...draft?.fields }, stored),
      }),
  );
  const state = useSyncExternalStore(saver.subscribe, saver.read);
  const { isSubmitting } = form.formState;
  const hasFile = (useWatch({ control: form.control, name: 'imageFile' as never }) as unknown) instanceof File;
  useLeaveWarning(
    hasFile || isSubmitting || state.trouble !== null,
    hasFile ? draftStrings.leavePicture : draftStrings.leaveUnsaved,
  );

  const tellBegun = useEffectEvent((id: string) => onBegun?.(id));
  useEffect(() => {
    if (state.begun) tellBegun(state.begun);
  }, [state.begun]);

  const note = useEffectEvent(() => saver.change(fieldsOf({ ...form.getValues(), ...beside }, stored)));
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => note() }), [form]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is beside the fields has changed
  useEffect(() => note(), [JSON.stringify(beside)]);

  useEffect(() => {
    const onHide = () => saver.flush(true);
    const onOnline = () => saver.flush();
    saver.open();
    addEventListener('pagehide', onHide);
    addEventListener('online', onOnline);
    return () => {
      removeEventListener('pagehide', onHide);
      removeEventListener('online', onOnline);
      saver.leave();
    };
  }, [saver]);

  /** @returns whether it is done; the form is drawn anew then */
  const discard = async (): Promise<boolean> => {
    saver.stop();
    if (!(await sendDiscard(place, saver.id))) {
      toast.error(draftStrings.discardFailed);
      saver.resume();
      return false;
    }
    saver.finish();
    onDiscarded();
    return true;
  };

  return {
    state,
    /** Whether a picture file is chosen, which is no part of a draft. */
    hasFile,
    /** What was there when the form was opened. */
    opened: draft,
    /** Whether somebody has saved the post or item since. */
    isMoved: Boolean(draft && item && draft.basedOn !== item.updatedAt),
    discard: async () => {
      if (await discard()) toast.success(draftStrings.discarded);
    },
    /**
     * Sends the form: nothing is kept meanwhile, nor afterwards when it was stored.
     * @param send gets the id of the draft, which the server ends
     */
    whileSending: async <Data>(send: (draftId: string) => Promise<CommandOutcome<Data>>) => {
      saver.stop();
      const outcome = await send(saver.id);
      if (!outcome.failure) saver.finish();
      else if (outcome.failure.code === LOAD_THEIRS) await discard();
      else saver.resume();
      return outcome;
    },
  };
}
export type Autosave = ReturnType<typeof useAutosave>;
