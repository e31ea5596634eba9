import type { TypedDocumentNode } from '@apollo/client';
import { useCommand } from '#web/shared/data/useCommand.ts';

type Variables = { isOn: boolean };

/**
 * @param document the mutation that switches one kind of mail for the person who is signed in
 * @param sentences what a toast says when it is on, when it is off, and when the server refuses
 * @param answerOf what the server answers, for the id of the settings: shown at once
 * @returns what switches the mail, with rollback when the server refuses
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
    // A second click while the first is under way would be overtaken by its answer.
    if (loading) return;
    await run({ isOn }, { optimistic: () => answerOf(id, isOn) });
  };
  return { set, isSetting: loading };
}
