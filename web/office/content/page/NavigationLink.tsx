import { Link } from 'react-router-dom';
import { navigationOf } from '#schema/navigation.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { paths } from '#web/shared/paths.ts';
import { useSession } from '#web/shared/session/session.ts';

/** Where the page stands in the navigation; for admins a link to the screen with the page's entry filled in. */
export function NavigationLink({ slug, title }: { slug: string; title: string }) {
  const site = useSite();
  const isAdmin = useSession()?.user.role === 'admin';
  const { main, footer } = navigationOf(site);
  const to = paths.page(slug);
  const places = [
    ...(main.some((entry) => entry.to === to) ? ['navigation'] : []),
    ...(footer.some((entry) => entry.to === to) ? ['footer'] : []),
  ];
  return (
    <p className="text-sm">
      {places.length > 0 ? `The ${places.join(' and the ')} leads to it. ` : 'Nothing in the navigation leads to it. '}
      {isAdmin ? (
        <Link
          to={places.length > 0 ? paths.navigation : `${paths.navigation}?${new URLSearchParams({ to, label: title })}`}
          className="link font-semibold"
        >
          {places.length > 0 ? 'Change the navigation' : 'Show it in the navigation'}
        </Link>
      ) : (
        'An admin can change that.'
      )}
    </p>
  );
}
