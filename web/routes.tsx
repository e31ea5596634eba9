import { matchPath } from 'react-router-dom';
import { officeRoutes } from '#web/officeRoutes.tsx';
import { screen } from '#web/shared/app/screen.tsx';
import type { Loader, Params } from '#web/shared/data/loader.ts';
import { SHOW_PARAM } from '#web/shared/lists/listParams.ts';
import { paths } from '#web/shared/paths.ts';
import { APPLY } from '#web/site/affiliate/apply.ts';
import { authorLoader } from '#web/site/blog/author/loader.ts';
import { FILTER_PARAMS } from '#web/site/blog/listParams.ts';
import { blogPostLoader, blogsLoader } from '#web/site/blog/loaders.ts';
import { BOOK_PARAMS } from '#web/site/booking/params.ts';
import { homeLoader } from '#web/site/pages/home/loader.ts';
import { servicesLoader } from '#web/site/pages/services/loader.ts';
import { textsLoader } from '#web/site/pageText/loaders.ts';
import { FILTER_PARAMS as PORTFOLIO_PARAMS } from '#web/site/portfolio/listParams.ts';
import { portfolioItemLoader, portfolioLoader } from '#web/site/portfolio/loaders.ts';
import { reviewsLoader } from '#web/site/review/loader.ts';
import { PAGE_PARAM } from '#web/site/review/pageParam.ts';
import type { Match, Route } from './shared/app/route.ts';

const ofLink =
  (name: keyof typeof import('./linkLoaders.ts')): Loader =>
  async (args) =>
    (await import('./linkLoaders.ts'))[name](args);

const linked = (name: keyof typeof import('./linkScreens.ts')) =>
  screen(async () => (await import('./linkScreens.ts'))[name]());

export const routes: Route[] = [
  {
    path: paths.home,
    audience: 'public',
    loader: homeLoader,
    isDataOptional: true,
    ...screen(() => import('./site/pages/HomePage.tsx').then((module) => module.HomePage)),
  },
  {
    path: paths.about,
    audience: 'public',
    loader: textsLoader('ABOUT'),
    isDataOptional: true,
    ...screen(() => import('./site/pages/AboutPage.tsx').then((module) => module.AboutPage)),
  },
  {
    path: paths.services,
    audience: 'public',
    loader: servicesLoader,
    isDataOptional: true,
    ...screen(() => import('./site/pages/ServicesPage.tsx').then((module) => module.ServicesPage)),
  },
  {
    path: paths.affiliateProgramme,
    audience: 'public',
    loader: textsLoader('AFFILIATE'),
    isDataOptional: true,
    toasts: 'affiliate',
    reads: [APPLY],
    ...screen(() =>
      import('./site/affiliate/AffiliateProgrammePage.tsx').then((module) => module.AffiliateProgrammePage),
    ),
  },
  {
    path: paths.blogs,
    audience: 'public',
    reads: [...FILTER_PARAMS, SHOW_PARAM],
    loader: blogsLoader,
    ...screen(() => import('./site/blog/BlogsPage.tsx').then((module) => module.BlogsPage)),
  },
  {
    path: paths.blogPost(':slug'),
    audience: 'public',
    loader: blogPostLoader,
    ...screen(() => import('./site/blog/BlogPostPage.tsx').then((module) => module.BlogPostPage)),
  },
  {
    path: paths.author(':slug'),
    audience: 'public',
    reads: [SHOW_PARAM],
    loader: authorLoader,
    ...screen(() => import('./site/blog/AuthorPage.tsx').then((module) => module.AuthorPage)),
  },
  {
    path: paths.contact,
    audience: 'public',
    loader: textsLoader('CONTACT'),
    isDataOptional: true,
    ...screen(() => import('./site/message/contact/ContactPage.tsx').then((module) => module.ContactPage)),
  },
  {
    path: `${paths.newsletter}/:token?`,
    audience: 'public',
    loader: ofLink('newsletterLoader'),
    ...linked('NewsletterPage'),
  },
  {
    path: paths.submitReview(':token?'),
    audience: 'public',
    toasts: 'review',
    loader: ofLink('reviewInvitationLoader'),
    ...linked('SubmitReviewPage'),
  },
  {
    path: paths.reviews,
    audience: 'public',
    reads: [PAGE_PARAM],
    loader: reviewsLoader,
    ...screen(() => import('./site/review/ReviewsPage.tsx').then((module) => module.ReviewsPage)),
  },
  {
    path: paths.stopReviewReminders(':token'),
    audience: 'public',
    toasts: 'review',
    loader: ofLink('reviewRemindersLoader'),
    ...linked('StopRemindersPage'),
  },
  {
    path: paths.withdrawReview(':token'),
    audience: 'public',
    toasts: 'review',
    loader: ofLink('withdrawableReviewLoader'),
    ...linked('WithdrawReviewPage'),
  },
  {
    path: paths.portfolio,
    audience: 'public',
    reads: [...PORTFOLIO_PARAMS, SHOW_PARAM],
    loader: portfolioLoader,
    ...screen(() => import('./site/portfolio/PortfolioPage.tsx').then((module) => module.PortfolioPage)),
  },
  {
    path: paths.portfolioItem(':slug'),
    audience: 'public',
    loader: portfolioItemLoader,
    ...screen(() => import('./site/portfolio/PortfolioItemPage.tsx').then((module) => module.PortfolioItemPage)),
  },
  {
    path: paths.book,
    audience: 'public',
    toasts: 'office',
    reads: BOOK_PARAMS,
    loader: async (args) => (await import('./site/booking/loader.ts')).bookLoader(args),
    ...screen(() => import('./site/pages/BookPage.tsx').then((module) => module.loadBookPage())),
  },
  {
    path: paths.bookedCall(':token'),
    audience: 'public',
    reads: BOOK_PARAMS,
    loader: ofLink('bookedCallLoader'),
    ...linked('BookedCallPage'),
  },
  {
    path: paths.cancelCall(':token'),
    audience: 'public',
    loader: ofLink('bookedCallLoader'),
    ...linked('CancelCallPage'),
  },
  {
    path: paths.privacyPolicy,
    audience: 'public',
    loader: textsLoader('PRIVACY'),
    ...screen(() => import('./site/pages/PrivacyPolicyPage.tsx').then((module) => module.PrivacyPolicyPage)),
  },
  {
    path: paths.terms,
    audience: 'public',
    loader: textsLoader('TERMS'),
    ...screen(() => import('./site/pages/TermsPage.tsx').then((module) => module.TermsPage)),
  },
  {
    path: paths.reference,
    audience: 'public',
    unlisted: true,
    ...screen(() => import('./site/reference/ReferencePage.tsx').then((module) => module.ReferencePage)),
  },
  {
    path: paths.login,
    audience: 'visitor',
    otherwise: screen(() => import('./site/pages/SignedInPage.tsx').then((module) => module.SignedInPage)),
    toasts: 'office',
    ...screen(() => import('./site/session/LoginPage.tsx').then((module) => module.LoginPage)),
  },
  {
    path: paths.forgotPassword,
    audience: 'public',
    unlisted: true,
    isSecret: true,
    toasts: 'office',
    ...screen(() => import('./site/session/ForgotPasswordPage.tsx').then((module) => module.ForgotPasswordPage)),
  },
  {
    path: paths.resetPassword(':token?'),
    audience: 'public',
    toasts: 'office',
    loader: ofLink('passwordResetLoader'),
    ...linked('ResetPasswordPage'),
  },
  {
    path: paths.invite(':token?'),
    audience: 'public',
    toasts: 'office',
    loader: ofLink('invitationLoader'),
    ...linked('JoinPage'),
  },
  {
    path: paths.preview(':token'),
    audience: 'public',
    loader: ofLink('previewLoader'),
    ...linked('PreviewPage'),
  },
  {
    path: paths.affiliatePage(':token'),
    audience: 'public',
    loader: ofLink('affiliatePageLoader'),
    ...linked('AffiliatePage'),
  },
  ...officeRoutes,
  // The last one: every other path of one part comes first.
  {
    path: paths.page(':slug'),
    audience: 'public',
    loader: async (args) => (await import('./site/content/page/loader.ts')).pageLoader(args),
    ...screen(() => import('./site/content/page/PublicPage.tsx').then((module) => module.PublicPage)),
  },
];

export const home = routes[0] as Route;

/** The screen of unknown addresses. */
export const missing = screen(() => import('./site/pages/NotFound.tsx').then((module) => module.NotFound));

/** In the browser, the prefix of the language of the page (web/client.tsx); the server matches paths without one. */
export const prefix = { base: '' };

export function matchRoute(pathname: string): Match | undefined {
  const { base } = prefix;
  const path = `${pathname}/`.startsWith(`${base}/`) ? pathname.slice(base.length) || paths.home : pathname;
  for (const route of routes) {
    const match = matchPath(route.path, path);
    if (match) return { route, params: match.params as Params };
  }
  return undefined;
}

/** The server renders public pages, because all visitors see the same. */
export const isDrawnByServer = (route: Route) => route.audience === 'public';
