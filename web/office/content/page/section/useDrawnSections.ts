import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { type PageSection, sectionInputOf, sectionRules } from '#schema/pageSections.ts';
import type { ContentSectionInput } from '#web/gql/graphql.ts';
import { readFragment } from '#web/gql/index.ts';
import { useSettled } from '#web/shared/ui/useSettled.ts';
import { PreviewedSectionsDocument } from '#web/site/content/page/documents.ts';
import { PageSectionFragment } from '#web/site/content/page/publicDocuments.ts';
import type { ShownSection } from '#web/site/content/page/shownSections.ts';
import { drawnByServer } from './shownSection.ts';

type Drawn = { sections: ReadonlyMap<string, ShownSection>; hasFailed: boolean };

const isToDraw = ({ type, key: _, ...fields }: PageSection) =>
  drawnByServer.includes(type) && sectionRules[type].safeParse(fields).success;

/** @returns the complete sections that only the server can draw, by key; the previous ones while it draws */
export function useDrawnSections(sections: readonly PageSection[]): Drawn {
  const client = useApolloClient();
  const [drawn, setDrawn] = useState<Drawn>({ sections: new Map(), hasFailed: false });
  const settled = useSettled(JSON.stringify(sections.filter(isToDraw).map(sectionInputOf)));
  useEffect(() => {
    const inputs = JSON.parse(settled) as ContentSectionInput[];
    if (inputs.length === 0) return;
    let isCancelled = false;
    const draw = async () => {
      const result = await client
        .query({
          query: PreviewedSectionsDocument,
          variables: { input: { sections: inputs } },
          fetchPolicy: 'no-cache',
        })
        .catch(() => null);
      if (isCancelled) return;
      const list = result?.data && readFragment(PageSectionFragment, result.data.previewedSections.sections);
      setDrawn((before) => ({
        sections: list ? new Map(list.map((one) => [one.key, one])) : before.sections,
        hasFailed: !list,
      }));
    };
    void draw();
    return () => {
      isCancelled = true;
    };
  }, [client, settled]);
  return drawn;
}
