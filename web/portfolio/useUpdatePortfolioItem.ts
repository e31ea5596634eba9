import { useApolloClient } from '@apollo/client/react';
import { toast } from 'react-hot-toast';
import { portfolioStrings as says } from '#schema/portfolio.ts';
import { forgetLists } from '#web/data/cacheLists.ts';
import { failureOf } from '#web/data/errors.ts';
import { tellFailure } from '#web/ui/tellFailure.ts';
import { portfolioItemEntity } from './cacheEntity.ts';
import { UpdatePortfolioItemDocument } from './documents.ts';
import type { Send } from './useCreatePortfolioItem.ts';

/** @returns changes this item and says how that goes */
export function useUpdatePortfolioItem(item: { id: string; slug: string }): Send {
  const { cache, mutate } = useApolloClient();
  return async (input, upload) => {
    const toastId = toast.loading(says.updating);
    try {
      const options = { variables: { id: item.id, input }, context: { fetchOptions: upload } };
      const { data } = await mutate({ mutation: UpdatePortfolioItemDocument, ...options });
      if (!data) throw new Error('an answer without data');
      const { slug } = data.updatePortfolioItem;
      forgetLists(cache, portfolioItemEntity.lists);
      // At its old address there is nothing any more.
      if (slug !== item.slug) cache.evict({ id: 'ROOT_QUERY', fieldName: 'portfolioItem', args: { slug: item.slug } });
      toast.success(says.updated, { id: toastId });
      return { slug, failure: null };
    } catch (error) {
      tellFailure(error, says.updateFailed, toastId);
      return { slug: null, failure: failureOf(error) };
    }
  };
}
