import type { Site } from '../site.ts';

/** Original texts of the home page. An empty one is replaced by a site setting. */
export const homeTexts = {
  /** Names of homeSections.ts, which visitors do not load. */
  sections: 'services\nweeks\nreviews\nclosing',
  heroTitle: 'Elevate Your Business with Digital Excellence',
  heroLead: '',
  heroText: '',
  servicesTitle: 'Our Services',
  servicesLead: 'Four crafts under one roof. Take one, or let them work on the same goal.',
  weeksTitle: 'The first twelve weeks',
  week1Title: 'Listen',
  week1Weeks: 'Weeks 1–2',
  week1Text: 'We read your numbers, talk to the people who sell, and call a few of the people who bought.',
  week2Title: 'Plan',
  week2Weeks: 'Weeks 3–5',
  week2Text: 'One page: whom we want to reach, with what, where, and how we will know that it worked.',
  week3Title: 'Make',
  week3Weeks: 'Weeks 4–9',
  week3Text: 'Pages, words, films and ads, shown to you every Friday while they can still be changed.',
  week4Title: 'Measure',
  week4Weeks: 'Week 8 onwards',
  week4Text: 'What works gets more. What does not is stopped, and we tell you so before you ask.',
  reviewsTitle: 'Client Success Stories',
  closingTitle: 'Tell us what should grow',
};

/** Sentences also end with the marks of other scripts. */
export const sentenceOf = (text: string): string => (/[.!?…।]$/.test(text) ? text : `${text}.`);

/** The original texts of the hero: the site's settings. */
export const heroOriginals = ({ tagline, description }: Pick<Site, 'tagline' | 'description'>) => ({
  heroLead: sentenceOf(tagline),
  heroText: description,
});
