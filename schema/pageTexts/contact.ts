/** The texts of the contact page as they are until somebody changes them. */
export const contactTexts = {
  lead: 'Tell us what should grow. No brief needed: a few lines are enough to begin.',
};
