/** A table of an export: what its lines are, and the columns that stay at home: secrets, and what is made of other columns. */
type Exported = { about: string; without?: readonly string[] };

const derived = ['body_html', 'headings', 'reading_minutes', 'renderer_version'];

/** THE TABLE of what an export holds, by the names of the tables. */
export const exportedTables: Record<string, Exported> = {
  affiliates: { about: 'Applications to the affiliate programme, and affiliates.', without: ['page_hash'] },
  answers: { about: 'Answers of clients that came by mail; message_id says to which enquiry.' },
  attachments: { about: 'The files of answers: each is attachments/{id} here.' },
  audit_entries: { about: 'What staff have changed, when and how.' },
  author_profiles: { about: 'Author pages; user_id says whose.' },
  blog_posts: { about: 'Blog posts. Each is also a Markdown file in posts.', without: derived },
  booking_hosts: { about: 'Who takes calls, and when.', without: ['calendar_hash'] },
  bookings: { about: 'Booked calls; message_id says which enquiry each is.', without: ['network_hash'] },
  former_blog_slugs: { about: 'Slugs that posts had before.' },
  former_portfolio_slugs: { about: 'Slugs that portfolio items had before.' },
  messages: { about: 'Enquiries.', without: ['reply_tag'] },
  notes: { about: 'Private notes on enquiries.' },
  page_texts: { about: 'What has been changed of the texts of the pages.' },
  people: { about: 'Names of people that staff have corrected, by e-mail address.' },
  pictures: { about: 'The media library: each is pictures/{id}.webp here.' },
  portfolio_items: { about: 'Portfolio items. Each is also a Markdown file in items.', without: derived },
  redirects: { about: 'Where old addresses lead; without `to`, what was there is gone.' },
  replies: { about: 'Replies to enquiries, as they were mailed.' },
  reply_templates: { about: 'Templates of replies.' },
  review_links: { about: 'To whom review links were sent.', without: ['token_hash'] },
  review_ties: { about: 'What reviews and review links belong to.' },
  reviews: { about: 'Reviews.', without: ['withdrawal_token_hash'] },
  retention_rules: { about: 'After how many days what is deleted by itself.' },
  revisions: { about: 'Versions of posts, items and texts.' },
  saved_views: { about: 'Views of the inbox that staff have saved.' },
  site_pictures: { about: 'The logo and the icon.' },
  site_settings: { about: 'What has been changed of the settings of the site.' },
  slot_changes: { about: 'Times of calls that hosts have added or taken away.' },
  thread_events: { about: 'What happened to enquiries.' },
  users: { about: 'Staff, without their passwords.', without: ['password_hash'] },
  visit_figures: { about: 'Visits, added up by day.' },
  visit_months: { about: 'Visits, added up by month.' },
  webhooks: { about: 'Webhooks, without their secrets.', without: ['sealed_secret', 'former_sealed_secret'] },
};
