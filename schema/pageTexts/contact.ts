/** Original texts of the contact page. */
export const contactTexts = {
  lead: 'Tell us what should grow. No brief needed: a few lines are enough to begin.',
};
