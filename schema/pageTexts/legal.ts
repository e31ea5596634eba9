/** Original question of a site with tags (schema/tagServices.ts). */
export const consentTexts = {
  consentText:
    'We would like to load services of other companies that measure how this site is found and used. They set cookies. Nothing is loaded unless you agree, and you can change your mind at the foot of every page.',
};

/** Original summaries of the legal texts. */
export const legalSummaries = {
  privacy:
    'We ask for what we need to answer you, use it for nothing else, sell it to nobody, and delete it when you say so.',
  terms: 'What we owe each other: when you read this site, when you send us something, and when we work for you.',
};
