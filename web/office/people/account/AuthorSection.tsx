import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { authorStrings } from '#schema/authorStrings.ts';
import { readFragment } from '#web/gql/index.ts';
import { sentenceOf } from '#web/shared/data/errors.ts';
import { useFetchPolicy } from '#web/shared/data/freshness.ts';
import { paths } from '#web/shared/paths.ts';
import { ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import { AuthorForm } from './AuthorForm.tsx';
import { AuthorProfileFragment, MyAuthorProfileDocument } from './documents.ts';
import { Section } from './Section.tsx';

/** The person's page on the site, with what they have written. */
export function AuthorSection() {
  const { data, error, loading, refetch } = useQuery(MyAuthorProfileDocument, {
    fetchPolicy: useFetchPolicy(MyAuthorProfileDocument, {}),
    notifyOnNetworkStatusChange: true,
  });
  const profile = data && readFragment(AuthorProfileFragment, data.myAuthorProfile);
  return (
    <Section
      id="author"
      title="Author page"
      text="A page on the site with the posts whose author is written as your name is here. Your e-mail address and your role are never shown."
      action={
        profile?.isOn && (
          <Link to={paths.author(profile.slug)} className="link font-semibold">
            See your page
          </Link>
        )
      }
    >
      {!profile && loading && <Loading label="Loading your author page..." />}
      {!profile && !loading && (
        <ErrorPanel
          title="Error Loading Author Page"
          message={sentenceOf(error, authorStrings.loadFailed)}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {profile && <AuthorForm profile={profile} />}
    </Section>
  );
}
