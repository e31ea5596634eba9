export type SamplePost = {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly author: string;
  readonly tags: readonly string[];
  readonly daysAgo: number;
  readonly isPublished: boolean;
  readonly metaTitle: string | null;
  readonly metaDescription: string | null;
};

/** Bodies are in sample/<slug>.md; days before the first start. */
export const samplePosts = [
  {
    slug: 'when-to-delete-subscribers',
    title: 'When should you delete a subscriber?',
    excerpt:
      'A big list that never answers costs money and pulls good mail into spam. How long to wait, which three messages to send first, and what the numbers afterwards really mean.',
    author: 'Leela Thomas',
    tags: ['Email', 'Content Strategy'],
    daysAgo: 3,
    isPublished: false,
    metaTitle: null,
    metaDescription: null,
  },
  {
    slug: 'one-page-monthly-report',
    title: 'A monthly report should fit on one page',
    excerpt:
      'Your ad platforms claim 365 orders, the order book says 230. A one-page report that counts each sale once, admits what it cannot see and ends in three decisions.',
    author: 'Ananya Rao',
    tags: ['Analytics', 'PPC', 'Content Strategy'],
    daysAgo: 8,
    isPublished: false,
    metaTitle: 'The one-page marketing report',
    metaDescription: null,
  },
  {
    slug: 'search-terms-negative-keywords',
    title: 'Your search terms report is where the budget leaks',
    excerpt:
      'Keywords are what you asked for, search terms are what you paid for. A weekly hour of reading, counting and blocking, with the sum that tells you when a word has had its chance.',
    author: 'Kabir Mehta',
    tags: ['PPC', 'Analytics'],
    daysAgo: 15,
    isPublished: true,
    metaTitle: 'Search terms and negative keywords: a weekly routine',
    metaDescription:
      'How to read the search terms report, count words instead of terms, decide when to cut, and write negative keywords that block what you mean.',
  },
  {
    slug: 'forms-everyone-can-finish',
    title: 'The contact form, rebuilt so that everyone can finish it',
    excerpt:
      'Labels that stay, phone numbers with spaces, errors that give directions. What a form owes the person filling it in, and an hour of testing that no automatic checker replaces.',
    author: 'Dev Malhotra',
    tags: ['Accessibility', 'Web Development'],
    daysAgo: 27,
    isPublished: true,
    metaTitle: null,
    metaDescription: null,
  },
  {
    slug: 'roas-versus-margin',
    title: 'A ROAS of 4 can still lose you money',
    excerpt:
      'GST, returns and COD fees come out before the ads are paid. We follow 100 example orders to the true break-even, then look at brand bidding and the last lakh of the budget.',
    author: 'Kabir Mehta',
    tags: ['PPC', 'Analytics', 'Pricing'],
    daysAgo: 41,
    isPublished: true,
    metaTitle: 'Break-even ROAS, worked out with GST and returns',
    metaDescription:
      'A worked example in rupees: why a 50% margin does not mean a break-even ROAS of 2, and how brand campaigns and averages hide a loss.',
  },
  {
    slug: 'website-migration-plan',
    title: 'How to move a website without losing its traffic',
    excerpt:
      'Traffic is lost through forgotten addresses far more often than through design. Our plan from six weeks before launch to eight weeks after it, with the redirect map and every check.',
    author: 'Dev Malhotra',
    tags: ['Web Development', 'SEO', 'Analytics'],
    daysAgo: 58,
    isPublished: true,
    metaTitle: 'Website migration plan: redirects, tests, launch day',
    metaDescription:
      'A step-by-step website migration plan: the list of addresses, the redirect map, the dress rehearsal, launch day and the eight weeks after it.',
  },
  {
    slug: 'answers-your-sales-team-repeats',
    title: 'Write down what your sales team says twice a day',
    excerpt:
      'The best content plan is a tally of the questions prospects ask on the phone. How to collect it in two weeks, get answers out of busy experts and use each one in five places.',
    author: 'Leela Thomas',
    tags: ['Content Strategy', 'SEO', 'Social Media'],
    daysAgo: 79,
    isPublished: true,
    metaTitle: null,
    metaDescription:
      'A content plan built from the questions your prospects already ask: a two-week tally, answers with prices in them, and five places to use each one.',
  },
  {
    slug: 'core-web-vitals-ordinary-phone',
    title: 'Judge your site on a ₹12,000 phone',
    excerpt:
      'Lighthouse gives you a score, a cheap phone gives you the truth. Where the seconds go, why the main picture must not be lazy, and the meeting that makes most slow sites faster.',
    author: 'Dev Malhotra',
    tags: ['Web Development', 'SEO'],
    daysAgo: 102,
    isPublished: true,
    metaTitle: 'Core Web Vitals on an ordinary Android phone',
    metaDescription: null,
  },
  {
    slug: 'affiliate-attribution-and-fraud',
    title: 'One order, four claimants: paying affiliates fairly',
    excerpt:
      'A blog, two ads and a coupon site all claim the same mixer grinder. How to set windows and rates by role, pay after returns, and spot the six signs of fraud in a spreadsheet.',
    author: 'Ananya Rao',
    tags: ['Affiliate', 'Analytics'],
    daysAgo: 126,
    isPublished: true,
    metaTitle: null,
    metaDescription: null,
  },
  {
    slug: 'website-brief-and-price',
    title: 'Why two quotes for the same website differ by four times',
    excerpt:
      '₹1,20,000 or ₹4,80,000? Most likely they are two different websites. A ten-line brief that makes offers comparable, six questions for every bidder, and what you must own from day one.',
    author: 'Ananya Rao',
    tags: ['Pricing', 'Web Development'],
    daysAgo: 158,
    isPublished: true,
    metaTitle: 'How to brief a website and compare the quotes',
    metaDescription:
      'Why website quotes differ by four times, a ten-line brief that makes them comparable, and the six questions to put to every bidder.',
  },
  {
    slug: 'spf-dkim-dmarc-in-order',
    title: 'SPF, DKIM and DMARC: set them up in this order',
    excerpt:
      'Three DNS records keep your invoices out of spam and impostors out of your name. An eight-week plan that ends in enforcement without stopping your own payroll mail on the way.',
    author: 'Leela Thomas',
    tags: ['Email', 'Web Development'],
    daysAgo: 193,
    isPublished: true,
    metaTitle: 'SPF, DKIM and DMARC in eight weeks',
    metaDescription:
      'Set up SPF, DKIM and DMARC in the right order: find every sender, stay under ten lookups, read the reports, then enforce. With DNS examples.',
  },
  {
    slug: 'festive-season-starts-in-july',
    title: 'For a marketing team, Diwali starts in July',
    excerpt:
      'By October everyone wants the same thumb on the same evening. A calendar counted back from Diwali, with stock, regional festivals, WhatsApp manners and a fortnight of changing nothing.',
    author: 'Ananya Rao',
    tags: ['Social Media', 'Content Strategy', 'PPC'],
    daysAgo: 231,
    isPublished: true,
    metaTitle: null,
    metaDescription: null,
  },
] as const satisfies readonly SamplePost[];
