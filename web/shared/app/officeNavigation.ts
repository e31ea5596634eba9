import { paths } from '#web/shared/paths.ts';
import type { Tally } from './tallies.ts';

type Screen = { label: string; to: string; isForAdmins?: boolean };
export type Section = {
  label: string;
  /** Screens of the section; its tab links to the first. */
  screens: Screen[];
  /** Route paths of further screens in the section. */
  within?: string[];
  isForAdmins?: boolean;
  /** Counts of waiting items. */
  waiting?: Tally['field'][];
};

/** Sections of the office, in their order on the screen. */
const sections: Section[] = [
  {
    label: 'Inbox',
    screens: [
      { label: 'Enquiries', to: paths.messages },
      { label: 'Templates', to: paths.replyTemplates },
    ],
    within: [paths.message(':id')],
    waiting: ['unreadMessages'],
  },
  {
    label: 'Content',
    screens: [
      { label: 'Posts', to: paths.manageBlogs },
      { label: 'Portfolio items', to: paths.managePortfolio },
      { label: 'Pictures', to: paths.media },
      { label: 'Texts of the pages', to: paths.texts, isForAdmins: true },
      { label: 'New post', to: paths.addBlog },
      { label: 'New item', to: paths.addPortfolio },
    ],
    within: [
      paths.editBlog(':slug'),
      paths.editPortfolio(':slug'),
      paths.blogRevisions(':slug'),
      paths.portfolioRevisions(':slug'),
      paths.editTexts(':slug'),
      paths.textRevisions(':slug'),
    ],
    waiting: ['draftPosts', 'draftItems'],
  },
  {
    label: 'Reviews',
    screens: [
      { label: 'All reviews', to: paths.manageReviews },
      { label: 'Ask for a review', to: paths.generateReviewLink },
    ],
    waiting: ['reviewsToCheck'],
  },
  {
    label: 'Affiliates',
    screens: [{ label: 'Applications', to: paths.manageAffiliates }],
    waiting: ['newApplications'],
  },
  {
    label: 'Insights',
    screens: [
      { label: 'Visits and results', to: paths.insights },
      { label: 'Campaign links', to: paths.campaignLinks },
    ],
  },
  {
    label: 'Calendar',
    screens: [
      { label: 'Bookings by day', to: paths.bookings },
      { label: 'Open slots', to: paths.slots },
    ],
    isForAdmins: true,
  },
  {
    label: 'My hours',
    screens: [{ label: 'Hours and calendars', to: paths.myHours }],
  },
  {
    label: 'People',
    screens: [
      { label: 'Everybody', to: paths.users },
      { label: 'New colleague', to: paths.signUp },
      { label: "A person's data", to: paths.personalData },
    ],
    isForAdmins: true,
  },
  {
    label: 'Integrations',
    screens: [
      { label: 'Tokens', to: paths.apiTokens },
      { label: 'Webhooks', to: paths.webhooks },
    ],
    within: [paths.webhook(':id')],
    isForAdmins: true,
  },
  {
    label: 'Settings',
    screens: [
      { label: 'Your account', to: paths.account },
      { label: 'Site', to: paths.siteSettings, isForAdmins: true },
      { label: 'Redirects', to: paths.redirects, isForAdmins: true },
      { label: 'Import', to: paths.imports, isForAdmins: true },
      { label: 'Audit log', to: paths.audit, isForAdmins: true },
    ],
  },
];

/** @returns the sections and screens that the role may see */
export function sectionsFor(isAdmin: boolean): Section[] {
  const isTheirs = (one: { isForAdmins?: boolean }) => isAdmin || !one.isForAdmins;
  return sections.filter(isTheirs).map((section) => ({ ...section, screens: section.screens.filter(isTheirs) }));
}

/** @param path a route path */
export const isIn = ({ screens, within = [] }: Section, path: string): boolean =>
  within.includes(path) || screens.some(({ to }) => to === path);
