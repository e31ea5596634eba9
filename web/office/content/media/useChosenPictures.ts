import { useQuery } from '@apollo/client/react';
import { isId } from '#schema/common.ts';
import type { ChosenPicturesQuery } from '#web/gql/graphql.ts';
import { ChosenPicturesDocument } from './documents.ts';

export type ChosenPicture = ChosenPicturesQuery['mediaPictures']['nodes'][number];

/** The pictures with these ids, for a form with an autosave. Deleted ones are omitted. */
export function useChosenPictures(ids: readonly string[]): readonly ChosenPicture[] {
  const validIds = ids.filter((id) => isId(id));
  const { data } = useQuery(ChosenPicturesDocument, { variables: { ids: validIds }, skip: validIds.length === 0 });
  return data?.mediaPictures.nodes ?? [];
}
