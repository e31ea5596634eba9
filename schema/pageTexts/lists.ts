/** Original headlines and introductions of the lists, which have no texts of their own; texts of the contact page. */
export const listTexts = {
  blogTitle: 'Blog',
  blogLead: 'Notes from the work: what we tried, what it cost and what it brought.',
  portfolioTitle: 'Our Showcase of Success',
  portfolioLead:
    'Projects we would show you across the table: what was asked, what we made of it, and what it brought.',
  reviewsTitle: 'Reviews',
};
