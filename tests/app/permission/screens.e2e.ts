import { expect } from 'vitest';
import { heading, link, visit } from '#tests/kit/browser/visitor.ts';
import { goWithin } from '#tests/kit/browser/within.ts';
import { casesOf } from '#tests/kit/long.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';
import { matchRoute, routes } from '#web/routes.tsx';
import type { Route } from '#web/shared/app/route.ts';
import { paths } from '#web/shared/paths.ts';

const FALLBACK = 'Oops! Page Not Found';
const HOME = 'Elevate Your Business with Digital Excellence';
const NOWHERE = '00000000-0000-0000-0000-000000000000';

/** Every restricted screen: path and heading. Ids in the paths are unknown. */
const headings: Record<string, string> = {
  [paths.login]: 'Sign In',
  [paths.account]: 'Your account',
  [paths.addBlog]: 'Add Blog Post',
  [paths.manageBlogs]: 'Manage Blog Posts',
  [paths.editBlog('missing')]: 'Oops! Post Not Found',
  [paths.blogRevisions('missing')]: 'Versions Not Found',
  [paths.portfolioRevisions('missing')]: 'Versions Not Found',
  [paths.bookings]: 'Manage Bookings',
  [paths.slots]: 'Manage Slots',
  [paths.myHours]: 'My Hours',
  [paths.users]: 'User Management',
  [paths.signUp]: 'Add a User',
  [paths.webhooks]: 'Webhooks',
  [paths.webhook(NOWHERE)]: 'Webhook Not Found',
  [paths.addPortfolio]: 'Add New Portfolio Item',
  [paths.managePortfolio]: 'Manage Portfolio',
  [paths.editPortfolio('missing')]: 'Portfolio item not found.',
  [paths.managePages]: 'Manage Pages',
  [paths.addPage]: 'Add New Page',
  [paths.editPage('missing')]: 'Page Not Found',
  [paths.pageRevisions('missing')]: 'Versions Not Found',
  [paths.messages]: 'Contact Queries',
  [paths.replyTemplates]: 'Reply Templates',
  [paths.redirects]: 'Redirects',
  [paths.imports]: 'Import',
  [paths.campaignLinks]: 'Campaign Links',
  [paths.firstSteps]: 'First steps',
  [paths.siteSettings]: 'Settings of the site',
  [paths.media]: 'Media Library',
  [paths.manageNewsletter]: 'Newsletter',
  [paths.navigation]: 'Navigation and Footer',
  [paths.serviceCatalogue]: 'Services of the Agency',
  [paths.texts]: 'Texts of the Pages',
  [paths.editTexts('missing')]: 'Page Not Found',
  [paths.textRevisions('missing')]: 'Versions Not Found',
  [paths.message(NOWHERE)]: 'Message Not Found',
  [paths.manageAffiliates]: 'Affiliate Management',
  [paths.generateReviewLink]: 'Generate Review Link',
  [paths.manageReviews]: 'Manage Reviews',
  [paths.apiTokens]: 'API Tokens',
  [paths.connectApp]: 'Connect an App',
  [paths.insights]: 'Insights',
  [paths.audit]: 'Audit Log',
  [paths.personalData]: "A Person's Data",
};

const people = ['a stranger', 'an employee', 'an admin'] as const;
type Who = (typeof people)[number];

/** Audiences of screens (spec section 6). */
const sees: Record<Exclude<Route['audience'], 'public'>, readonly Who[]> = {
  visitor: ['a stranger'],
  user: ['an employee', 'an admin'],
  staff: ['an employee', 'an admin'],
  admin: ['an admin'],
};
/** Paths that show others the home page instead of the fallback (spec section 2). */
const givesWayToHome: string[] = [paths.login, paths.signUp];
/** Screens for admins (spec section 2). */
const forAdmins: string[] = [
  paths.users,
  paths.signUp,
  paths.bookings,
  paths.slots,
  paths.apiTokens,
  paths.webhooks,
  paths.webhook(NOWHERE),
  paths.redirects,
  paths.imports,
  paths.firstSteps,
  paths.siteSettings,
  paths.navigation,
  paths.texts,
  paths.editTexts('missing'),
  paths.textRevisions('missing'),
  paths.audit,
  paths.personalData,
];

const person: Record<Who, (product: Product) => Promise<Person | undefined>> = {
  'a stranger': async () => undefined,
  'an employee': (product) => product.signedIn('Employee'),
  'an admin': (product) => product.signedIn('admin'),
};

const dashboards: Record<Who, string> = {
  'a stranger': FALLBACK,
  'an employee': 'Employee Dashboard',
  'an admin': 'Admin Dashboard',
};

const guarded = [paths.dashboard, ...Object.keys(headings)].flatMap((path) => {
  const route = matchRoute(path)?.route;
  return route ? [{ path, route }] : [];
});

function seen(who: Who, path: string, { audience }: Route): string | undefined {
  if (path === paths.dashboard) return dashboards[who];
  if (audience === 'public' || sees[audience].includes(who)) return headings[path];
  if (path === paths.connectApp) return 'Sign In';
  return givesWayToHome.includes(path) ? HOME : FALLBACK;
}

test('the table covers every restricted screen', () => {
  const known = guarded.map(({ route }) => route.path).sort();
  const all = routes.filter(({ audience }) => audience !== 'public').map((route) => route.path);
  expect(known).toEqual(all.sort());
  const admins = guarded.filter(({ route }) => route.audience === 'admin').map(({ path }) => path);
  expect(admins.sort()).toEqual(forAdmins.toSorted());
});

/** Paths that are loaded, in `npm test` one of each kind; the others are reached by navigation. */
const oneOfEach: string[] = [paths.dashboard, paths.login, paths.users];
const loadedOnes = casesOf(guarded, ({ path }) => oneOfEach.includes(path));

test.for(people)(
  '%s sees the permitted screens and the fallback elsewhere, without other queries',
  async (who, { product }) => {
    const visitor = await visit(product, await person[who](product));
    const { page } = visitor;
    for (const one of guarded) {
      const { path, route } = one;
      visitor.operations.length = 0;
      if (loadedOnes.includes(one)) await visitor.open(path);
      else await goWithin(page, path);
      const wanted = seen(who, path, route) ?? 'a heading';
      await heading(page, wanted).waitFor();
      if (wanted !== FALLBACK) continue;
      // The fallback offers a stranger to sign in (tests/people/session/signIn.e2e.ts).
      const offer = link(page.getByRole('main'), 'Sign in');
      expect([path, await offer.count()]).toEqual([path, who === 'a stranger' ? 1 : 0]);
      const asked = visitor.operations.filter((operation) => !['Viewer', 'Overview'].includes(operation));
      expect([path, asked]).toEqual([path, []]);
    }
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  },
);
