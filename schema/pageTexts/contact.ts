/** Original texts of the contact page. */
export const contactTexts = {
  title: 'Get In Touch',
  lead: 'Tell us what should grow. No brief needed: a few lines are enough to begin.',
  formTitle: 'Send Us a Message',
  formText: 'It goes to the people who do the work, and one of them answers.',
};
