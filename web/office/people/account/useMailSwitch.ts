import type { TypedDocumentNode } from '@apollo/client';
import { useCommand } from '#web/shared/data/useCommand.ts';

type Variables = { isOn: boolean };

/**
 * @param document mutation that switches one kind of mail for the viewer
 * @param sentences toasts for on, off and failure
 * @param answerOf optimistic response for the id of the settings
 */
export function useMailSwitch<Data>(
  document: TypedDocumentNode<Data, Variables>,
  sentences: { on: string; off: string; failed: string },
  answerOf: (id: string, isOn: boolean) => Data,
): { set: (id: string, isOn: boolean) => Promise<void>; isSetting: boolean } {
  const [run, { loading }] = useCommand(document, {
    sentences: { done: (_data, { isOn }) => (isOn ? sentences.on : sentences.off), failed: sentences.failed },
  });
  const set = async (id: string, isOn: boolean) => {
    // The response to the first click would overwrite a second one.
    if (loading) return;
    await run({ isOn }, { optimistic: () => answerOf(id, isOn) });
  };
  return { set, isSetting: loading };
}
