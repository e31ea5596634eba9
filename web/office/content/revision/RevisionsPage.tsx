import { useQuery } from '@apollo/client/react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { type LanguageCode, languages } from '#schema/languages.ts';
import { revisionStrings } from '#schema/revision.ts';
import type { RevisionKind } from '#web/gql/graphql.ts';
import { languageIn, languageSearch } from '#web/office/content/pageText/languageSearch.ts';
import { OfficeItemPage } from '#web/shared/app/OfficeItemPage.tsx';
import { OfficePage } from '#web/shared/app/OfficePage.tsx';
import { failureOf, sentenceOf } from '#web/shared/data/errors.ts';
import { useFetchPolicy } from '#web/shared/data/freshness.ts';
import { LoadedList } from '#web/shared/lists/LoadedList.tsx';
import { useOfficeList } from '#web/shared/lists/useOfficeList.ts';
import { LinkButton } from '#web/shared/ui/Button.tsx';
import { Empty } from '#web/shared/ui/States.tsx';
import { RevisionsDocument } from './documents.ts';
import { type Revised, revisedKinds } from './kinds.ts';
import { RevisionList } from './RevisionList.tsx';
import { RevisionPane } from './RevisionPane.tsx';
import { useRestoreRevision } from './useRestoreRevision.ts';

export const PostRevisionsPage = () => <RevisionsPage kind="BLOG_POST" />;
export const ItemRevisionsPage = () => <RevisionsPage kind="PORTFOLIO_ITEM" />;
export const PageRevisionsPage = () => <RevisionsPage kind="PAGE" />;
export const TextRevisionsPage = () => <RevisionsPage kind="PAGE_TEXT" />;

function RevisionsPage({ kind }: { kind: RevisionKind }) {
  const { slug = '' } = useParams();
  const { document, list } = revisedKinds[kind];
  const [search] = useSearchParams();
  const language = languageIn(search);
  const variables = kind === 'PAGE_TEXT' ? { slug, language } : { slug };
  const fetchPolicy = useFetchPolicy(document, variables);
  const { data, loading, error, refetch } = useQuery(document, { variables, fetchPolicy });
  const item = data?.item as Revised | undefined;
  if (item) return <Revisions key={item.id} kind={kind} item={item} />;
  const isMissing = !loading && (!error || failureOf(error).code === 'NOT_FOUND');
  const sentence = loading || isMissing ? null : sentenceOf(error, revisionStrings.listFailed);
  const back = (
    <LinkButton variant="secondary" to={list}>
      Back
    </LinkButton>
  );
  const retry = () => void refetch().catch(() => undefined);
  return <OfficeItemPage noun="Versions" back={back} isMissing={isMissing} sentence={sentence} retry={retry} />;
}

function Revisions({ kind, item }: { kind: RevisionKind; item: Revised }) {
  const { noun, edit, editLabel, revisions } = revisedKinds[kind];
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [restore, isRestoring] = useRestoreRevision();
  const list = useOfficeList({
    document: RevisionsDocument,
    variables: { kind, id: item.id },
    pick: (data) => data.revisions,
    sentence: revisionStrings.listFailed,
  });
  const language = languageIn(search);
  const inLanguage = languageSearch(language);
  const languageName = languages[language as LanguageCode]?.name;
  const chosenId = search.get('version') ?? list.items?.[0]?.id;
  const onRestore = async (id: string) => {
    const { data } = await restore({ id, ifUpdatedAt: item.updatedAt });
    // A version may restore an old slug, which is part of the address of this screen.
    if (data) await navigate(revisions(data.restoreRevision.slug) + inLanguage, { replace: true });
  };
  const back = (
    <LinkButton variant="secondary" to={edit(item.slug) + inLanguage}>
      {editLabel}
    </LinkButton>
  );
  return (
    <OfficePage title="Versions" lead={languageName ? `${item.title} (${languageName})` : item.title} actions={back}>
      <LoadedList
        list={list}
        title="Error Loading Versions"
        loading="Loading versions..."
        empty={
          <Empty
            title="No Versions Yet"
            text={`From the next time somebody saves the ${noun} on, its versions stand here.`}
          />
        }
        className=""
      >
        {({ rows, onEnd }) =>
          chosenId && (
            <div className="grid grid-cols-1 gap-10 lg:grid-cols-[19rem_minmax(0,1fr)]">
              <RevisionList revisions={rows} chosenId={chosenId} onMore={onEnd} />
              <RevisionPane
                key={chosenId}
                id={chosenId}
                noun={noun}
                isRestoring={isRestoring}
                onRestore={(id) => void onRestore(id)}
              />
            </div>
          )
        }
      </LoadedList>
    </OfficePage>
  );
}
