import { paths } from '#web/shared/paths.ts';

export type ScreenName = {
  /** The one name of the screen: in the sidebar, the palette and links to it. */
  name: string;
  /** The heading on the screen, in the words of the spec where it has one. */
  heading: string;
  /** Further words by which the palette finds the screen. */
  synonyms: string[];
  /** Whether the screen begins something; the palette lists it among the commands. */
  isCommand?: true;
};

/** The names of every office screen that a link leads to, by its path. */
export const screenNames = {
  [paths.dashboard]: {
    name: 'Dashboard',
    heading: 'Admin Dashboard',
    synonyms: ['Employee Dashboard', 'my day', 'overview', 'start'],
  },
  [paths.messages]: {
    name: 'Enquiries',
    heading: 'Contact Queries',
    synonyms: ['inbox', 'messages', 'contact query', 'mail', 'leads', 'pipeline', 'board'],
  },
  [paths.replyTemplates]: {
    name: 'Templates',
    heading: 'Reply Templates',
    synonyms: ['canned answers', 'snippets', 'text blocks'],
  },
  [paths.manageNewsletter]: {
    name: 'Newsletter',
    heading: 'Newsletter',
    synonyms: ['subscribers', 'mailing list', 'issues', 'campaign mail'],
  },
  [paths.manageBlogs]: {
    name: 'Posts',
    heading: 'Manage Blog Posts',
    synonyms: ['manage blogs', 'articles', 'drafts'],
  },
  [paths.managePortfolio]: {
    name: 'Portfolio items',
    heading: 'Manage Portfolio',
    synonyms: ['projects', 'case studies', 'work'],
  },
  [paths.managePages]: {
    name: 'Pages',
    heading: 'Manage Pages',
    synonyms: ['landing pages', 'sections', 'pricing', 'team', 'own pages'],
  },
  [paths.media]: {
    name: 'Pictures',
    heading: 'Media Library',
    synonyms: ['images', 'photos', 'files', 'uploads', 'gallery', 'alt texts'],
  },
  [paths.serviceCatalogue]: {
    name: 'Services',
    heading: 'Services of the Agency',
    synonyms: ['catalogue', 'offers', 'what we do', 'contact form choices'],
  },
  [paths.navigation]: {
    name: 'Navigation',
    heading: 'Navigation and Footer',
    synonyms: ['menu', 'footer', 'links', 'social networks', 'blog off', 'affiliate programme off'],
  },
  [paths.texts]: {
    name: 'Texts of the pages',
    heading: 'Texts of the Pages',
    synonyms: ['page texts', 'wording', 'copy', 'edit the site'],
  },
  [paths.addBlog]: {
    name: 'New post',
    heading: 'Add Blog Post',
    synonyms: ['add blog', 'write a post', 'create', 'article'],
    isCommand: true,
  },
  [paths.addPortfolio]: {
    name: 'New item',
    heading: 'Add New Portfolio Item',
    synonyms: ['new project', 'add portfolio', 'create', 'case study'],
    isCommand: true,
  },
  [paths.addPage]: {
    name: 'New page',
    heading: 'Add New Page',
    synonyms: ['add page', 'landing page', 'create', 'template', 'sections'],
    isCommand: true,
  },
  [paths.manageReviews]: {
    name: 'All reviews',
    heading: 'Manage Reviews',
    synonyms: ['testimonials', 'feedback', 'success stories', 'ratings'],
  },
  [paths.generateReviewLink]: {
    name: 'Ask for a review',
    heading: 'Generate Review Link',
    synonyms: ['request', 'invite a client', 'review links'],
    isCommand: true,
  },
  [paths.manageAffiliates]: {
    name: 'Applications',
    heading: 'Affiliate Management',
    synonyms: ['affiliates', 'advertisers', 'publishers', 'partners', 'referrals'],
  },
  [paths.insights]: {
    name: 'Visits and results',
    heading: 'Insights',
    synonyms: ['analytics', 'statistics', 'report', 'traffic', 'visitors', 'figures'],
  },
  [paths.campaignLinks]: {
    name: 'Campaign links',
    heading: 'Campaign Links',
    synonyms: ['utm', 'tracking', 'sources'],
  },
  [paths.myHours]: {
    name: 'Hours and calendars',
    heading: 'My Hours',
    synonyms: ['my hours', 'availability', 'host', 'calendar feeds'],
  },
  [paths.bookings]: {
    name: 'Bookings by day',
    heading: 'Manage Bookings',
    synonyms: ['calendar', 'calls', 'appointments', 'meetings'],
  },
  [paths.slots]: {
    name: 'Open slots',
    heading: 'Manage Slots',
    synonyms: ['calendar', 'time slots', 'availability', 'hosts', 'times'],
  },
  [paths.users]: {
    name: 'Everybody',
    heading: 'User Management',
    synonyms: ['users', 'people', 'colleagues', 'team', 'staff', 'accounts', 'invitations'],
  },
  [paths.signUp]: {
    name: 'New colleague',
    heading: 'Add a User',
    synonyms: ['new user', 'sign up', 'create', 'employee'],
    isCommand: true,
  },
  [paths.personalData]: {
    name: "A person's data",
    heading: "A Person's Data",
    synonyms: ['personal data', 'privacy', 'gdpr', 'erase', 'retention', 'export'],
  },
  [paths.apiTokens]: {
    name: 'Tokens',
    heading: 'API Tokens',
    synonyms: ['keys', 'access', 'oauth', 'apps'],
  },
  [paths.webhooks]: {
    name: 'Webhooks',
    heading: 'Webhooks',
    synonyms: ['events', 'deliveries', 'notifications'],
  },
  [paths.account]: {
    name: 'Your account',
    heading: 'Your account',
    synonyms: ['profile', 'password', 'sessions', 'second step', 'theme', 'shortcuts', 'preferences'],
  },
  [paths.firstSteps]: {
    name: 'First steps',
    heading: 'First steps',
    synonyms: ['start', 'set up', 'launch', 'smtp', 'imap', 'mail server', 'samples'],
  },
  [paths.siteSettings]: {
    name: 'Site',
    heading: 'Settings of the site',
    synonyms: ['site settings', 'brand', 'logo', 'colours', 'paper', 'typefaces', 'address', 'reminders', 'time zone'],
  },
  [paths.redirects]: {
    name: 'Redirects',
    heading: 'Redirects',
    synonyms: ['addresses not found', '404', 'moved pages', 'indexnow'],
  },
  [paths.imports]: {
    name: 'Import',
    heading: 'Import',
    synonyms: ['wordpress', 'ghost', 'csv', 'spreadsheet', 'excel', 'upload posts', 'migration', 'move in'],
  },
  [paths.audit]: {
    name: 'Audit log',
    heading: 'Audit Log',
    synonyms: ['history', 'changes', 'who did what', 'activity'],
  },
} as const satisfies Record<string, ScreenName>;

export type NamedPath = keyof typeof screenNames;

/** @returns everything by which a screen is found: its name, its heading and its synonyms */
export const wordsOf = (path: NamedPath): string => {
  const { name, heading, synonyms }: ScreenName = screenNames[path];
  return [name, heading, ...synonyms].join(' ');
};
