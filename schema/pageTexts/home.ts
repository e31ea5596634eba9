/** The texts of the home page as they are until somebody changes them; an empty one is what the site says of itself. */
export const homeTexts = {
  heroLead: '',
  heroText: '',
  closingTitle: 'Tell us what should grow',
};
