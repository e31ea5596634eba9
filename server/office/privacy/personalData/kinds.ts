export type Kind = { label: string; treatment: string };

const gone = 'They are deleted.';

export const kinds = {
  messages: {
    label: 'Enquiries',
    treatment:
      'They are deleted with replies, answers, notes and attachments. Those that were won or have come by an affiliate stay for the figures, without the person.',
  },
  answers: { label: 'Mails in enquiries of others', treatment: 'They are deleted with their attachments.' },
  affiliates: { label: 'Affiliate applications', treatment: 'They are deleted with their visits and their page.' },
  reviews: { label: 'Reviews', treatment: 'They are deleted, published ones too.' },
  reviewLinks: { label: 'Review links', treatment: gone },
  bookings: {
    label: 'Booked calls',
    treatment: 'They are deleted. Nobody is told of calls that are yet to come: cancel them first.',
  },
  newsletterSubscribers: {
    label: 'Subscriptions to the newsletter',
    treatment: 'They are deleted with their links. What was sent stays in the figures, without the person.',
  },
  people: { label: 'Corrected names', treatment: gone },
  invitations: { label: 'Invitations', treatment: gone },
  mails: {
    label: 'Mails that wait or were sent',
    treatment: 'They are deleted. One that is being handed over right now may still arrive.',
  },
  deliveries: { label: 'Deliveries to webhooks', treatment: gone },
  auditEntries: {
    label: 'Entries of the audit log',
    treatment: 'Who did what and when stays. What they say of the person is taken out.',
  },
  files: { label: 'Mails as files', treatment: 'The files are deleted.' },
} as const satisfies Record<string, Kind>;
export type KindName = keyof typeof kinds;

const names: Record<string, string> = {
  answers: 'Answers of others',
  author_profiles: 'Author pages',
  blog_posts: 'Blog posts',
  content_drafts: 'Drafts of posts and items',
  messages: 'Enquiries of others',
  missed_paths: 'Addresses that were not found',
  notes: 'Notes on enquiries of others',
  page_texts: 'Texts of pages',
  pages: 'Pages of their own',
  pictures: 'Pictures',
  portfolio_items: 'Portfolio items',
  redirects: 'Redirects',
  replies: 'Replies to others',
  reply_drafts: 'Drafts of replies to others',
  reply_templates: 'Reply templates',
  reviews: 'Reviews by others',
  revisions: 'Versions of posts and items',
  saved_views: 'Saved views',
  visit_figures: 'Figures of visits',
  visit_months: 'Figures of visits by month',
};

/** @param isDeleted whether an erasure deletes the whole row */
export const mentionsIn = (table: string, isDeleted: boolean): Kind => ({
  label: names[table] ?? `Texts in ${table.replaceAll('_', ' ')}`,
  treatment: isDeleted ? gone : 'The address is taken out of the text. The rest of the text stays.',
});
