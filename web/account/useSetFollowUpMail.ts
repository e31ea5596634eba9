import { accountStrings } from '#schema/account.ts';
import { useCommand } from '#web/data/useCommand.ts';
import { SetFollowUpMailDocument } from './documents.ts';

/** @returns switches the mail about follow-ups: shown at once, rolled back when the server refuses. @param id the user's */
export function useSetFollowUpMail(): { set: (id: string, isOn: boolean) => Promise<void>; isSetting: boolean } {
  const [run, { loading }] = useCommand(SetFollowUpMailDocument, {
    sentences: {
      done: (_data, { isOn }) => (isOn ? accountStrings.followUpMailOn : accountStrings.followUpMailOff),
      failed: accountStrings.followUpMailFailed,
    },
  });
  const set = async (id: string, isOn: boolean) => {
    // A second click while the first is under way would be overtaken by its answer.
    if (loading) return;
    const settings = { __typename: 'MailSettings' as const, id, followUps: isOn };
    await run({ isOn }, { optimistic: () => ({ setFollowUpMail: settings }) });
  };
  return { set, isSetting: loading };
}
