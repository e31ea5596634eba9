import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import type { MediaUseKind, MediaUsesQuery } from '#web/gql/graphql.ts';
import { paths } from '#web/shared/paths.ts';
import { MediaUsesDocument } from './documents.ts';

type Use = MediaUsesQuery['mediaUses']['nodes'][number];

const kinds: Record<MediaUseKind, { name: string; to: (slug: string) => string }> = {
  BLOG_POST: { name: 'Post', to: paths.editBlog },
  PORTFOLIO_ITEM: { name: 'Portfolio item', to: paths.editPortfolio },
  PAGE: { name: 'Page', to: paths.editPage },
  AUTHOR_PAGE: { name: 'Author page', to: paths.author },
  SITE: { name: 'The site', to: () => paths.siteSettings },
  PAGE_TEXT: { name: 'Page of the site', to: paths.editTexts },
};

/** Where a picture is used, fetched each time it is opened. */
export function Uses({ id, isKept }: { id: string; isKept: boolean }) {
  const { data, error } = useQuery(MediaUsesDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const uses = data?.mediaUses as MediaUsesQuery['mediaUses'] | undefined;
  return (
    <section
      aria-labelledby={`${id}-uses`}
      className="grid gap-1.5 border-l-4 border-ink bg-paper-deep px-4 py-3 text-sm"
    >
      <h3 id={`${id}-uses`} className="font-semibold">
        Where it is used
      </h3>
      {!uses && <p className="text-ink-soft">{error ? 'This could not be found out.' : 'Looking...'}</p>}
      {uses?.totalCount === 0 && <p>Nowhere yet.</p>}
      {uses && uses.totalCount > 0 && <UseList uses={uses} />}
      {uses && !isKept && (
        <p className="text-ink-soft">
          It was uploaded in a form and goes with the last place that shows it. Save it here, and it stays.
        </p>
      )}
    </section>
  );
}

const UseList = ({ uses: { nodes, totalCount } }: { uses: MediaUsesQuery['mediaUses'] }) => (
  <ul className="grid gap-1">
    {nodes.map((use) => (
      <li key={use.subjectId} className="wrap-anywhere">
        <Link className="link font-semibold" to={kinds[use.kind].to(use.slug)}>
          <bdi dir="auto">{use.title}</bdi>
        </Link>{' '}
        <span className="text-ink-soft">{usageLabel(use)}</span>
      </li>
    ))}
    {totalCount > nodes.length && <li>{`and ${totalCount - nodes.length} more`}</li>}
  </ul>
);

const usageLabel = ({ kind, isCover, isInText, isInGallery }: Use) =>
  [kinds[kind].name, isCover && 'its picture', isInText && 'in its text', isInGallery && 'in its gallery']
    .filter(Boolean)
    .join(', ');
