import { accountStrings } from '#schema/account.ts';
import { useCommand } from '#web/data/useCommand.ts';
import { SetWeeklyMailDocument } from './documents.ts';

/** @returns switches the weekly mail: shown at once, rolled back when the server refuses. @param id the user's */
export function useSetWeeklyMail(): { set: (id: string, isOn: boolean) => Promise<void>; isSetting: boolean } {
  const [run, { loading }] = useCommand(SetWeeklyMailDocument, {
    sentences: {
      done: (_data, { isOn }) => (isOn ? accountStrings.weeklyMailOn : accountStrings.weeklyMailOff),
      failed: accountStrings.weeklyMailFailed,
    },
  });
  const set = async (id: string, isOn: boolean) => {
    // A second click while the first is under way would be overtaken by its answer.
    if (loading) return;
    const settings = { __typename: 'MailSettings' as const, id, weekly: isOn };
    await run({ isOn }, { optimistic: () => ({ setWeeklyMail: settings }) });
  };
  return { set, isSetting: loading };
}
