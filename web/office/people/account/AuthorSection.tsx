import { Link } from 'react-router-dom';
import { authorStrings } from '#schema/authorStrings.ts';
import { readFragment } from '#web/gql/index.ts';
import { useOfficeQuery } from '#web/shared/data/useOfficeQuery.ts';
import { paths } from '#web/shared/paths.ts';
import { Loaded } from '#web/shared/ui/Loaded.tsx';
import { AuthorForm } from './AuthorForm.tsx';
import { AuthorProfileFragment, MyAuthorProfileDocument } from './documents.ts';
import { Section } from './Section.tsx';

export function AuthorSection() {
  const query = useOfficeQuery(MyAuthorProfileDocument, authorStrings.loadFailed);
  const profile = readFragment(AuthorProfileFragment, query.data?.myAuthorProfile);
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
      <Loaded data={profile} query={query} title="Error Loading Author Page" loading="Loading your author page...">
        {(profile) => <AuthorForm profile={profile} />}
      </Loaded>
    </Section>
  );
}
