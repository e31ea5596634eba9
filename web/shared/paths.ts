export const paths = {
  home: '/',
  about: '/about',
  services: '/services',
  affiliateProgramme: '/affiliate-marketing',
  blogs: '/blogs',
  blogPost: (slug: string) => `/blog/${slug}`,
  author: (slug: string) => `/blog/author/${slug}`,
  portfolio: '/portfolio',
  portfolioItem: (slug: string) => `/portfolio/${slug}`,
  contact: '/contact',
  book: '/book',
  bookedCall: (token: string) => `/booking/${token}`,
  cancelCall: (token: string) => `/booking/${token}/cancel`,
  reviews: '/reviews',
  submitReview: (token: string) => `/submit-review/${token}`,
  stopReviewReminders: (token: string) => `/stop-review-reminders/${token}`,
  withdrawReview: (token: string) => `/withdraw-review/${token}`,
  affiliatePage: (token: string) => `/affiliate/${token}`,
  preview: (token: string) => `/preview/${token}`,
  privacyPolicy: '/privacy-policy',
  terms: '/terms-of-service',
  reference: '/api',
  login: '/admin/login',
  forgotPassword: '/forgot-password',
  resetPassword: (token: string) => `/reset-password/${token}`,
  invite: (token: string) => `/invite/${token}`,
  dashboard: '/dashboard',
  account: '/account',
  users: '/admin/users',
  signUp: '/admin/signup',
  bookings: '/admin/booking',
  slots: '/admin/slots',
  myHours: '/admin/my-hours',
  addBlog: '/admin/add-blog',
  manageBlogs: '/blog-manage',
  editBlog: (slug: string) => `/admin/edit-blog/${slug}`,
  blogRevisions: (slug: string) => `/admin/edit-blog/${slug}/revisions`,
  addPortfolio: '/admin/add-portfolio',
  managePortfolio: '/portfolio-manage',
  editPortfolio: (slug: string) => `/admin/edit-portfolio/${slug}`,
  portfolioRevisions: (slug: string) => `/admin/edit-portfolio/${slug}/revisions`,
  generateReviewLink: '/admin/generate-review-link',
  manageReviews: '/admin/manage-reviews',
  media: '/admin/media',
  serviceCatalogue: '/admin/services',
  navigation: '/admin/navigation',
  texts: '/admin/texts',
  editTexts: (page: string) => `/admin/texts/${page}`,
  textRevisions: (page: string) => `/admin/texts/${page}/revisions`,
  messages: '/contact-query',
  replyTemplates: '/admin/reply-templates',
  message: (id: string) => `/contact-details/${id}`,
  manageAffiliates: '/admin/affiliate-manage',
  apiTokens: '/admin/api-tokens',
  webhooks: '/admin/webhooks',
  webhook: (id: string) => `/admin/webhooks/${id}`,
  redirects: '/admin/redirects',
  imports: '/admin/import',
  campaignLinks: '/admin/campaign-links',
  firstSteps: '/admin/start',
  siteSettings: '/admin/site',
  insights: '/admin/insights',
  audit: '/admin/audit',
  personalData: '/admin/people',
} as const;

/** The address of a page of its own. */
export const pagePath = (slug: string): string => `/${slug}`;

export const FEED = '/feed.xml';

/** Published reviews as a page that other sites embed in a frame. */
export const EMBEDDED_REVIEWS = '/embed/reviews';

/** Paths that are not screens: the REST reference, and GraphQL with its playground. */
export const API_REFERENCE = '/api';
export const GRAPHQL = '/graphql';

export const contactForm = `${paths.contact}#contact-us`;
