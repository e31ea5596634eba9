import { paths } from '#web/shared/paths.ts';

export const SITE_PAGES = 'site-pages';

const pages: [path: string, name: string][] = [
  [paths.home, 'Home'],
  [paths.about, 'About'],
  [paths.services, 'Services'],
  [paths.portfolio, 'Portfolio'],
  [paths.blogs, 'Blog'],
  [paths.affiliateProgramme, 'Affiliate programme'],
  [paths.reviews, 'Reviews'],
  [paths.book, 'Booking'],
  [paths.contact, 'Contact'],
  [paths.privacyPolicy, 'Privacy policy'],
  [paths.terms, 'Terms of service'],
];

export const SitePages = () => (
  <datalist id={SITE_PAGES}>
    {pages.map(([path, name]) => (
      <option key={path} value={path}>
        {name}
      </option>
    ))}
  </datalist>
);
