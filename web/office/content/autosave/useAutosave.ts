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

export type FormDraft = {
  draft: Draft | null;
  onDiscarded: () => void;
  /** Receives the id of the autosave. */
  onAutosaveStart?: ((id: string) => void) | undefined;
};

type Options<Values extends FieldValues, Output> = FormDraft & {
  form: UseFormReturn<Values, unknown, Output>;
  kind: ContentKind;
  /** The item being edited; undefined for a new one. */
  item: { id: string; updatedAt: string } | undefined;
  stored: Values;
  /** Further values that are not form fields. */
  extraValues?: Record<string, boolean>;
};

export function useAutosave<Values extends FieldValues, Output>(options: Options<Values, Output>) {
  const { form, kind, item, stored, draft, onDiscarded, onAutosaveStart, extraValues = {} } = options;
  const userId = useSession()?.user._id ?? '';
  const target = { userId, kind, itemId: item?.id ?? null };
  const unchanged = { ...stored, ...Object.fromEntries(Object.keys(extraValues).map((name) => [name, false])) };
  const [saver] = useState(
    () =>
      new DraftSaver({
        ...{ target, basedOn: item?.updatedAt ?? null, draft },
        stored: fieldsOf(unchanged, stored),
        initialFields: fieldsOf({ ...unchanged, ...draft?.fields }, stored),
      }),
  );
  const state = useSyncExternalStore(saver.subscribe, saver.read);
  const { isSubmitting } = form.formState;
  const hasFile = (useWatch({ control: form.control, name: 'imageFile' as never }) as unknown) instanceof File;
  useLeaveWarning(
    hasFile || isSubmitting || state.failure !== null,
    hasFile ? draftStrings.leavePicture : draftStrings.leaveUnsaved,
  );

  const notifyStart = useEffectEvent((id: string) => onAutosaveStart?.(id));
  useEffect(() => {
    if (state.draftId) notifyStart(state.draftId);
  }, [state.draftId]);

  const recordChange = useEffectEvent(() => saver.change(fieldsOf({ ...form.getValues(), ...extraValues }, stored)));
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => recordChange() }), [form]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when extraValues change
  useEffect(() => recordChange(), [JSON.stringify(extraValues)]);

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

  /** @returns whether it succeeded; the form is then remounted */
  const discard = async (): Promise<boolean> => {
    saver.stop();
    if (!(await sendDiscard(target, saver.id))) {
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
    /** Whether a picture file is chosen; files are not autosaved. */
    hasFile,
    initialDraft: draft,
    isChanged: state.isChanged,
    /** Whether somebody has saved the item since. */
    isMoved: Boolean(draft && item && draft.basedOn !== item.updatedAt),
    discard: async () => {
      if (await discard()) toast.success(draftStrings.discarded);
    },
    /**
     * Submits the form; autosaving stops meanwhile, and for good on success.
     * @param send receives the id of the autosave, which the server deletes
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
