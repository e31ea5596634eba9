import type { ApolloCache } from '@apollo/client';
import { type CacheEntity, forgetLists } from '#web/data/cacheLists.ts';

/** Posts as the cache knows them. */
export const blogPostEntity: CacheEntity = { type: 'BlogPost', lists: ['blogPosts', 'allBlogPosts'] };

/** Removes all lists of posts from the cache, and the neighbours of posts: they are fetched again where they are shown. */
export const forgetPosts = (cache: ApolloCache): void =>
  forgetLists(cache, [...blogPostEntity.lists, 'blogPostNeighbours']);
