import { mediaStrings } from '#schema/media.ts';
import { forgetItem } from '#web/shared/data/cacheLists.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { mediaPictureEntity } from './cacheEntity.ts';
import { MediaUsesDocument, RemovePictureDocument } from './documents.ts';

/**
 * @returns a function that deletes a picture after the server's response, because it may be in use, and resolves to
 *   whether it is deleted; whether it is running
 */
export function useRemovePicture(): [remove: (id: string) => Promise<boolean>, isBusy: boolean] {
  const [remove, { loading, client }] = useCommand(RemovePictureDocument, {
    entity: mediaPictureEntity,
    sentences: { done: mediaStrings.removed, failed: mediaStrings.removeFailed },
    durations: { done: 4000, failed: 12_000 },
  });
  const run = async (id: string) => {
    const { failure } = await remove({ id });
    if (!failure) forgetItem(client.cache, mediaPictureEntity, id);
    // The picture may be in use since: fetch the uses again.
    else
      void client.query({ query: MediaUsesDocument, variables: { id }, fetchPolicy: 'network-only' }).catch(() => {});
    return !failure || failure.code === 'NOT_FOUND';
  };
  return [run, loading];
}
