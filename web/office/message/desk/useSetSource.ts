import { sourceStrings } from '#schema/sourceLabel.ts';
import type { EnquirySource_FactsFragment } from '#web/gql/graphql.ts';
import { EnquirySourcesDocument } from '#web/office/dashboard/visit/documents.ts';
import { staffSource } from '#web/office/dashboard/visit/enquirySource.ts';
import type { Failure } from '#web/shared/data/errors.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { messageEntity } from '../cacheEntity.ts';
import { SetMessageSourceDocument } from './documents.ts';

type MessageSource = { id: string; source: EnquirySource_FactsFragment };

/**
 * @returns a function that sets the source of a message, with undo; null restores the detected source. It resolves to
 *   the failure.
 */
export function useSetSource(): (message: MessageSource, newSource: string | null) => Promise<Failure | null> {
  const [run] = useCommand(SetMessageSourceDocument, {
    entity: messageEntity,
    isQueued: true,
    refetchQueries: [EnquirySourcesDocument],
    sentences: { done: sourceStrings.saved, failed: sourceStrings.failed },
  });
  const save = async ({ id, source }: MessageSource, newSource: string | null): Promise<Failure | null> => {
    const newMessage = { id, source: { ...source, name: newSource ?? source.found } };
    const undo = () => void save(newMessage, staffSource(source));
    const { failure } = await run({ id, source: newSource }, { undo });
    return failure;
  };
  return save;
}
