import { paths } from '#web/shared/paths.ts';
import { type NamedPath, screenNames } from './screenNames.ts';
import type { Tally } from './tallies.ts';

type Screen = { label: string; to: NamedPath; isForAdmins: boolean };
export type Section = {
  label: string;
  /** Screens of the section; its own link leads to the first. */
  screens: Screen[];
  /** Route paths of further screens in the section. */
  within?: string[];
  isForAdmins?: boolean;
  waiting?: Tally['field'][];
};

const screen = (to: NamedPath, isForAdmins = false): Screen => ({ label: screenNames[to].name, to, isForAdmins });

/** Sections of the office, in their order on the screen. */
const sections: Section[] = [
  {
    label: 'Inbox',
    screens: [screen(paths.messages), screen(paths.replyTemplates)],
    within: [paths.message(':id')],
    waiting: ['unreadMessages'],
  },
  {
    label: 'Content',
    screens: [
      screen(paths.manageBlogs),
      screen(paths.managePortfolio),
      screen(paths.managePages),
      screen(paths.media),
      screen(paths.serviceCatalogue),
      screen(paths.texts, true),
      screen(paths.addBlog),
      screen(paths.addPortfolio),
      screen(paths.addPage),
    ],
    within: [
      paths.editBlog(':slug'),
      paths.editPortfolio(':slug'),
      paths.blogRevisions(':slug'),
      paths.portfolioRevisions(':slug'),
      paths.editPage(':slug'),
      paths.pageRevisions(':slug'),
      paths.editTexts(':slug'),
      paths.textRevisions(':slug'),
    ],
    waiting: ['draftPosts', 'draftItems'],
  },
  {
    label: 'Reviews',
    screens: [screen(paths.manageReviews), screen(paths.generateReviewLink)],
    waiting: ['reviewsToCheck'],
  },
  {
    label: 'Affiliates',
    screens: [screen(paths.manageAffiliates)],
    waiting: ['newApplications'],
  },
  {
    label: 'Insights',
    screens: [screen(paths.insights), screen(paths.campaignLinks), screen(paths.manageNewsletter)],
  },
  {
    label: 'Calendar',
    screens: [screen(paths.bookings, true), screen(paths.slots, true), screen(paths.myHours)],
  },
  {
    label: 'People',
    screens: [screen(paths.users), screen(paths.signUp), screen(paths.personalData)],
    isForAdmins: true,
  },
  {
    label: 'Integrations',
    screens: [screen(paths.apiTokens), screen(paths.webhooks)],
    within: [paths.webhook(':id')],
    isForAdmins: true,
  },
  {
    label: 'Settings',
    screens: [
      screen(paths.account),
      screen(paths.firstSteps, true),
      screen(paths.siteSettings, true),
      screen(paths.navigation, true),
      screen(paths.redirects, true),
      screen(paths.imports, true),
      screen(paths.audit, true),
    ],
  },
];

export function sectionsFor(isAdmin: boolean): Section[] {
  const isTheirs = (one: { isForAdmins?: boolean }) => isAdmin || !one.isForAdmins;
  return sections.filter(isTheirs).map((section) => ({ ...section, screens: section.screens.filter(isTheirs) }));
}

/** @param path a route path */
export const isIn = ({ screens, within = [] }: Section, path: string): boolean =>
  within.includes(path) || screens.some(({ to }) => to === path);

/** The bar at the bottom of a phone: the dashboard, and the four sections in which work waits. */
export const mostUsed: { label: string; to: NamedPath }[] = [
  { label: screenNames[paths.dashboard].name, to: paths.dashboard },
  ...sections.flatMap(({ label, waiting, screens: [first] }) => (waiting && first ? [{ label, to: first.to }] : [])),
];
