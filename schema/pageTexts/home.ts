/** Original texts of the home page. An empty one is replaced by a site setting. */
export const homeTexts = {
  heroLead: '',
  heroText: '',
  closingTitle: 'Tell us what should grow',
};
