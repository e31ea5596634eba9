/** Original texts of the sections of the home page that are off at first; they are loaded with these sections. */
export const homeMoreTexts = {
  workTitle: 'Selected work',
  workItems: '',
  clientsTitle: 'They work with us',
  peopleTitle: 'The people you will talk to',
};
