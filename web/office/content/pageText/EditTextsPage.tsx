import { useQuery } from '@apollo/client/react';
import { useParams, useSearchParams } from 'react-router-dom';
import { pageTextStrings } from '#schema/pageText.ts';
import { readFragment } from '#web/gql/index.ts';
import { OfficeItemPage } from '#web/shared/app/OfficeItemPage.tsx';
import { failureOf, sentenceOf } from '#web/shared/data/errors.ts';
import { useFetchPolicy } from '#web/shared/data/freshness.ts';
import { paths } from '#web/shared/paths.ts';
import { LinkButton } from '#web/shared/ui/Button.tsx';
import { useErrorToast } from '#web/shared/ui/useErrorToast.ts';
import { EditedPageDocument, EditedPageFragment } from './documents.ts';
import { EditTexts } from './EditTexts.tsx';
import { languageIn } from './languageSearch.ts';

export function EditTextsPage() {
  const { slug = '' } = useParams();
  const [search] = useSearchParams();
  const variables = { slug, language: languageIn(search) };
  const fetchPolicy = useFetchPolicy(EditedPageDocument, variables);
  const { data, loading, error, refetch } = useQuery(EditedPageDocument, { variables, fetchPolicy });
  const page = data?.editedPage && readFragment(EditedPageFragment, data.editedPage);
  const isMissing = !page && error !== undefined && failureOf(error).code === 'NOT_FOUND';
  const sentence = page || loading || isMissing ? null : sentenceOf(error, pageTextStrings.failed);
  useErrorToast(sentence);
  const reload = () => refetch().catch(() => undefined);
  if (page) return <EditTexts key={page.id} latest={page} onReload={reload} />;
  const back = (
    <LinkButton variant="secondary" to={paths.texts}>
      All Pages
    </LinkButton>
  );
  return (
    <OfficeItemPage noun="Page" back={back} isMissing={isMissing} sentence={sentence} retry={() => void reload()} />
  );
}
