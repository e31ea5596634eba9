import { APPLY } from '#web/affiliate/apply.ts';
import { screen } from '#web/app/screen.tsx';
import { FILTER_PARAMS } from '#web/blog/listParams.ts';
import { authorLoader, blogPostLoader, blogsLoader } from '#web/blog/loaders.ts';
import { SHOW_PARAM } from '#web/lists/listParams.ts';
import { officeRoutes } from '#web/officeRoutes.tsx';
import { homeLoader } from '#web/pages/home/loader.ts';
import { textsLoader } from '#web/pageText/loaders.ts';
import { paths } from '#web/paths.ts';
import { FILTER_PARAMS as PORTFOLIO_PARAMS } from '#web/portfolio/listParams.ts';
import { portfolioItemLoader, portfolioLoader } from '#web/portfolio/loaders.ts';
import { previewLoader } from '#web/preview/loader.ts';
import { reviewInvitationLoader } from '#web/review/loader.ts';
import { passwordResetLoader } from '#web/session/loader.ts';
import { invitationLoader } from '#web/user/loader.ts';
import type { Match, Route } from './route.ts';

/** THE ROUTE TABLE: every screen with its address, its audience and the loader of its data. */
export const routes: Route[] = [
  {
    path: paths.home,
    audience: 'public',
    loader: homeLoader,
    isDataOptional: true,
    ...screen(async () => (await import('./pages/HomePage.tsx')).HomePage),
  },
  {
    path: paths.about,
    audience: 'public',
    loader: textsLoader('ABOUT'),
    isDataOptional: true,
    ...screen(async () => (await import('./pages/AboutPage.tsx')).AboutPage),
  },
  {
    path: paths.services,
    audience: 'public',
    loader: textsLoader('SERVICES'),
    isDataOptional: true,
    ...screen(async () => (await import('./pages/ServicesPage.tsx')).ServicesPage),
  },
  {
    path: paths.affiliateProgramme,
    audience: 'public',
    loader: textsLoader('AFFILIATE'),
    isDataOptional: true,
    toasts: 'affiliate',
    reads: [APPLY],
    ...screen(async () => (await import('./affiliate/AffiliateProgrammePage.tsx')).AffiliateProgrammePage),
  },
  {
    path: paths.blogs,
    audience: 'public',
    reads: [...FILTER_PARAMS, SHOW_PARAM],
    loader: blogsLoader,
    ...screen(async () => (await import('./blog/BlogsPage.tsx')).BlogsPage),
  },
  {
    path: paths.blogPost(':slug'),
    audience: 'public',
    loader: blogPostLoader,
    ...screen(async () => (await import('./blog/BlogPostPage.tsx')).BlogPostPage),
  },
  {
    path: paths.author(':slug'),
    audience: 'public',
    reads: [SHOW_PARAM],
    loader: authorLoader,
    ...screen(async () => (await import('./blog/AuthorPage.tsx')).AuthorPage),
  },
  {
    path: paths.contact,
    audience: 'public',
    loader: textsLoader('CONTACT'),
    isDataOptional: true,
    ...screen(async () => (await import('./message/contact/ContactPage.tsx')).ContactPage),
  },
  {
    path: paths.submitReview(':token?'),
    audience: 'public',
    toasts: 'review',
    loader: reviewInvitationLoader,
    ...screen(async () => (await import('./review/SubmitReviewPage.tsx')).SubmitReviewPage),
  },
  {
    path: paths.portfolio,
    audience: 'public',
    reads: [...PORTFOLIO_PARAMS, SHOW_PARAM],
    loader: portfolioLoader,
    ...screen(async () => (await import('./portfolio/PortfolioPage.tsx')).PortfolioPage),
  },
  {
    path: paths.portfolioItem(':slug'),
    audience: 'public',
    loader: portfolioItemLoader,
    ...screen(async () => (await import('./portfolio/PortfolioItemPage.tsx')).PortfolioItemPage),
  },
  {
    path: paths.book,
    audience: 'public',
    toasts: 'office',
    ...screen(async () => (await import('./pages/ComingSoonPage.tsx')).ComingSoonPage),
  },
  {
    path: paths.privacyPolicy,
    audience: 'public',
    loader: textsLoader('PRIVACY'),
    ...screen(async () => (await import('./pages/PrivacyPolicyPage.tsx')).PrivacyPolicyPage),
  },
  {
    path: paths.terms,
    audience: 'public',
    loader: textsLoader('TERMS'),
    ...screen(async () => (await import('./pages/TermsPage.tsx')).TermsPage),
  },
  {
    path: paths.reference,
    audience: 'public',
    unlisted: true,
    ...screen(async () => (await import('./reference/ReferencePage.tsx')).ReferencePage),
  },
  {
    path: paths.login,
    audience: 'visitor',
    otherwise: screen(async () => (await import('./pages/SignedInPage.tsx')).SignedInPage),
    toasts: 'office',
    ...screen(async () => (await import('./session/LoginPage.tsx')).LoginPage),
  },
  {
    path: paths.forgotPassword,
    audience: 'public',
    unlisted: true,
    isSecret: true,
    toasts: 'office',
    ...screen(async () => (await import('./session/ForgotPasswordPage.tsx')).ForgotPasswordPage),
  },
  {
    path: paths.resetPassword(':token?'),
    audience: 'public',
    isSecret: true,
    toasts: 'office',
    loader: passwordResetLoader,
    ...screen(async () => (await import('./session/ResetPasswordPage.tsx')).ResetPasswordPage),
  },
  {
    path: paths.invite(':token?'),
    audience: 'public',
    isSecret: true,
    toasts: 'office',
    loader: invitationLoader,
    ...screen(async () => (await import('./user/JoinPage.tsx')).JoinPage),
  },
  {
    path: paths.preview(':token'),
    audience: 'public',
    isSecret: true,
    loader: previewLoader,
    ...screen(async () => (await import('./preview/PreviewPage.tsx')).PreviewPage),
  },
  ...officeRoutes,
];

/** What every other address shows. */
export const missing = screen(async () => (await import('./app/NotFound.tsx')).NotFound);

/** @returns the row of an address, with the parts of the address that its pattern names */
export function matchRoute(pathname: string): Match | undefined {
  for (const [pattern, route] of patterns) {
    const match = pattern.exec(pathname);
    if (match) return { route, params: { ...match.groups } };
  }
  return undefined;
}

/** The paths of the table as the router reads them: large letters and slashes at the end make no difference. */
const patterns = routes.map((route) => {
  const source = route.path.replace(/\/:(\w+)\?/g, '(?:/(?<$1>[^/]+))?').replace(/:(\w+)/g, '(?<$1>[^/]+)');
  return [new RegExp(`^${source === '/' ? '' : source}/*$`, 'i'), route] as const;
});

/** @returns whether the server draws the whole page, because everybody sees the same */
export const isDrawnByServer = (route: Route) => route.audience === 'public';
