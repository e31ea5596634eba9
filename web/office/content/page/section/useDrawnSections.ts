import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { type PageSection, sectionInputOf, sectionRules } from '#schema/pageSections.ts';
import type { ContentSectionInput } from '#web/gql/graphql.ts';
import { readFragment } from '#web/gql/index.ts';
import { useSettled } from '#web/shared/ui/useSettled.ts';
import { PreviewedSectionsDocument } from '#web/site/content/page/documents.ts';
import { PageSectionFragment } from '#web/site/content/page/publicDocuments.ts';
import type { ShownSection } from '#web/site/content/page/shownSections.ts';
import { serverDrawnTypes } from './previewSection.ts';

type DrawnSections = { sections: ReadonlyMap<string, ShownSection>; hasFailed: boolean };

const isDrawable = ({ type, key: _, ...fields }: PageSection) =>
  serverDrawnTypes.includes(type) && sectionRules[type].safeParse(fields).success;

/**
 * Asks the server to draw the sections that the browser cannot draw. Incomplete sections are left out.
 * @returns the drawn sections by key; while the server draws, those of the previous answer
 */
export function useDrawnSections(sections: readonly PageSection[]): DrawnSections {
  const client = useApolloClient();
  const [drawn, setDrawn] = useState<DrawnSections>({ sections: new Map(), hasFailed: false });
  const settledInputs = useSettled(JSON.stringify(sections.filter(isDrawable).map(sectionInputOf)));
  useEffect(() => {
    const inputs = JSON.parse(settledInputs) as ContentSectionInput[];
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
  }, [client, settledInputs]);
  return drawn;
}
