import { toast } from 'react-hot-toast';
import { mediaStrings, ReplacePictureInput } from '#schema/media.ts';
import { forgetLists } from '#web/shared/data/cacheLists.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { mediaPictureEntity } from './cacheEntity.ts';
import { ReplacePictureDocument } from './documents.ts';

/** @returns a function that replaces the file of a picture; a toast shows a failure */
export function useReplacePicture(): [replace: (id: string, file: File) => Promise<void>, isBusy: boolean] {
  const [replace, { loading }] = useCommand(ReplacePictureDocument, {
    entity: mediaPictureEntity,
    sentences: { doing: 'Replacing...', done: mediaStrings.replaced, failed: mediaStrings.replaceFailed },
    // Cached posts and items still have the old picture.
    onDone: (_data, _variables, { cache }) => forgetLists(cache, ['allBlogPosts', 'allPortfolioItems']),
  });
  const run = async (id: string, file: File) => {
    const fault = ReplacePictureInput.safeParse({ file }).error?.issues[0]?.message;
    if (fault) return void toast.error(fault);
    const fetchOptions = { picture: { file, variable: 'input.file' } };
    // uploadingFetch inserts the file (web/shared/data/uploadingFetch.ts).
    await replace({ id, input: { file: null } }, { context: { fetchOptions } });
  };
  return [run, loading];
}
