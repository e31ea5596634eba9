import { useApolloClient } from '@apollo/client/react';
import { toast } from 'react-hot-toast';
import { portfolioStrings as says } from '#schema/portfolio.ts';
import { forgetLists } from '#web/data/cacheLists.ts';
import { type Failure, failureOf } from '#web/data/errors.ts';
import type { Upload } from '#web/data/uploadingFetch.ts';
import type { PortfolioItemChangesInput } from '#web/gql/graphql.ts';
import { tellFailure } from '#web/ui/tellFailure.ts';
import { portfolioItemEntity } from './cacheEntity.ts';
import { CreatePortfolioItemDocument } from './documents.ts';

/** What became of an item that was sent: where it stands, or why it was refused. */
export type Sent = { slug: string; failure: null } | { slug: null; failure: Failure };
export type Send = (input: PortfolioItemChangesInput, upload: Upload) => Promise<Sent>;

/** @returns makes a new item and says how that goes */
export function useCreatePortfolioItem(): Send {
  const { cache, mutate } = useApolloClient();
  return async (input, upload) => {
    const toastId = toast.loading(says.creating);
    try {
      const options = { variables: { input }, context: { fetchOptions: upload } };
      const { data } = await mutate({ mutation: CreatePortfolioItemDocument, ...options });
      if (!data) throw new Error('an answer without data');
      forgetLists(cache, portfolioItemEntity.lists);
      toast.success(says.created, { id: toastId });
      return { slug: data.createPortfolioItem.slug, failure: null };
    } catch (error) {
      tellFailure(error, says.createFailed, toastId);
      return { slug: null, failure: failureOf(error) };
    }
  };
}
