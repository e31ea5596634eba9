import { mediaStrings } from '#schema/media.ts';
import { forgetItem } from '#web/shared/data/cacheLists.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { mediaPictureEntity } from './cacheEntity.ts';
import { MediaUsesDocument, RemovePictureDocument } from './documents.ts';

/** @returns deletes a picture, and resolves to whether it is gone; it is shown until then, for it may be in use */
export function useRemovePicture(): [remove: (id: string) => Promise<boolean>, isBusy: boolean] {
  const [remove, { loading, client }] = useCommand(RemovePictureDocument, {
    entity: mediaPictureEntity,
    sentences: { done: mediaStrings.removed, failed: mediaStrings.removeFailed },
    durations: { done: 4000, failed: 12_000 },
  });
  const run = async (id: string) => {
    const { failure } = await remove({ id });
    if (!failure) forgetItem(client.cache, mediaPictureEntity, id);
    // Somebody has begun to use it: the panel shows where.
    else
      void client.query({ query: MediaUsesDocument, variables: { id }, fetchPolicy: 'network-only' }).catch(() => {});
    return !failure || failure.code === 'NOT_FOUND';
  };
  return [run, loading];
}
