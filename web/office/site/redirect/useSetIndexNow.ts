import { indexNowStrings } from '#schema/indexNow.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { SetIndexNowDocument } from './documents.ts';

export function useSetIndexNow(): { set: (isOn: boolean) => Promise<void>; isSetting: boolean } {
  const [run, { loading }] = useCommand(SetIndexNowDocument, {
    sentences: {
      done: (_data, { isOn }) => (isOn ? indexNowStrings.on : indexNowStrings.off),
      failed: indexNowStrings.setFailed,
    },
  });
  const set = async (isOn: boolean) => {
    // The response to the first click would overwrite a second one.
    if (!loading) await run({ isOn });
  };
  return { set, isSetting: loading };
}
