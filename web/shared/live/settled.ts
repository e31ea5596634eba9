import type { ObservableQuery } from '@apollo/client';

export const settled = (query: ObservableQuery | undefined): Promise<void> =>
  new Promise<void>((resolve) => {
    if (!query?.getCurrentResult().loading) return resolve();
    const subscription = query.subscribe(({ loading }) => {
      if (loading) return;
      resolve();
      subscription.unsubscribe();
    });
  });
