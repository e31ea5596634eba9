import type { ObservableQuery } from '@apollo/client';

/** Waits until a query that is being fetched is there, or has failed. */
export const settled = (query: ObservableQuery | undefined): Promise<void> =>
  new Promise<void>((resolve) => {
    if (!query?.getCurrentResult().loading) return resolve();
    const subscription = query.subscribe(({ loading }) => {
      if (loading) return;
      resolve();
      subscription.unsubscribe();
    });
  });
