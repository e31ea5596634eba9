import { toast } from 'react-hot-toast';
import { mediaStrings, ReplacePictureInput } from '#schema/media.ts';
import { forgetLists } from '#web/shared/data/cacheLists.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { mediaPictureEntity } from './cacheEntity.ts';
import { ReplacePictureDocument } from './documents.ts';

/** @returns puts a file in the place of a picture; a toast says why it was not, where it was not */
export function useReplacePicture(): [replace: (id: string, file: File) => Promise<void>, isBusy: boolean] {
  const [replace, { loading }] = useCommand(ReplacePictureDocument, {
    entity: mediaPictureEntity,
    sentences: { doing: 'Replacing...', done: mediaStrings.replaced, failed: mediaStrings.replaceFailed },
    // Posts and items show another picture now.
    onDone: (_data, _variables, { cache }) => forgetLists(cache, ['allBlogPosts', 'allPortfolioItems']),
  });
  const run = async (id: string, file: File) => {
    const fault = ReplacePictureInput.safeParse({ file }).error?.issues[0]?.message;
    if (fault) return void toast.error(fault);
    const fetchOptions = { picture: { file, variable: 'input.file' } };
    // The file takes its place in the form that is sent (web/shared/data/uploadingFetch.ts).
    await replace({ id, input: { file: null } }, { context: { fetchOptions } });
  };
  return [run, loading];
}
