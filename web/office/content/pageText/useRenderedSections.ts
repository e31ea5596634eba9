import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useSettled } from '#web/shared/ui/useSettled.ts';
import { RenderedSectionsDocument } from './documents.ts';
import type { Sections } from './editedPage.ts';

/**
 * @returns the sections of a legal text as the server renders it, the previous ones while it renders; whether it failed
 */
export function useRenderedSections(body: string | undefined): { sections: Sections; hasFailed: boolean } {
  const client = useApolloClient();
  const [rendered, setRendered] = useState<{ sections: Sections; hasFailed: boolean }>({
    sections: [],
    hasFailed: false,
  });
  const settled = useSettled(body ?? '');
  const isRequested = body !== undefined;
  useEffect(() => {
    if (!isRequested) return;
    let isCancelled = false;
    const render = async () => {
      const result = await client
        .query({ query: RenderedSectionsDocument, variables: { input: { body: settled } }, fetchPolicy: 'no-cache' })
        .catch(() => null);
      const sections = result?.data?.renderedSections.sections;
      if (!isCancelled) setRendered((before) => ({ sections: sections ?? before.sections, hasFailed: !sections }));
    };
    void render();
    return () => {
      isCancelled = true;
    };
  }, [client, settled, isRequested]);
  return rendered;
}
