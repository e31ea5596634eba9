/** Original summaries of the legal texts. */
export const legalSummaries = {
  privacy:
    'We ask for what we need to answer you, use it for nothing else, sell it to nobody, and delete it when you say so.',
  terms: 'What we owe each other: when you read this site, when you send us something, and when we work for you.',
};
