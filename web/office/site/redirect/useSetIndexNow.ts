import { indexNowStrings } from '#schema/indexNow.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { SetIndexNowDocument } from './documents.ts';

/** @returns has search engines told of changes, or not */
export function useSetIndexNow(): { set: (isOn: boolean) => Promise<void>; isSetting: boolean } {
  const [run, { loading }] = useCommand(SetIndexNowDocument, {
    sentences: {
      done: (_data, { isOn }) => (isOn ? indexNowStrings.on : indexNowStrings.off),
      failed: indexNowStrings.setFailed,
    },
  });
  const set = async (isOn: boolean) => {
    // A second click while the first is under way would be overtaken by its answer.
    if (!loading) await run({ isOn });
  };
  return { set, isSetting: loading };
}
