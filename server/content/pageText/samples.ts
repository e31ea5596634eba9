import { homeSectionNames } from '#schema/pageTexts/homeSections.ts';
import { pageFacts } from './sitePages.ts';
import type { pageTexts } from './table.ts';

const clients = ['Northbeam Lighting', 'Harbour Street Dental', 'Taana Handlooms', 'Saffron Row Interiors'];
const moreClients = ['Konkan Orchards', 'Bluegate Logistics', 'Surya Roofs', 'Lakeside School'];
const people = [
  ['Ananya Rao', 'Analytics'],
  ['Kabir Mehta', 'Paid search'],
  ['Leela Thomas', 'Content and e-mail'],
  ['Dev Malhotra', 'Web development'],
];

/** The home page of the samples has every section. */
export const sampleHomeTexts: Record<string, string> = {
  sections: homeSectionNames.join('\n'),
  ...Object.fromEntries([...clients, ...moreClients].map((name, index) => [`client${index + 1}Name`, name])),
  ...Object.fromEntries(
    people.flatMap(([name = '', role = ''], index) => [
      [`person${index + 1}Name`, name],
      [`person${index + 1}Role`, role],
    ]),
  ),
};

export const sampleHome = (now: Date): typeof pageTexts.$inferInsert => ({
  ...{ id: pageFacts.home.id, page: 'home', texts: sampleHomeTexts, updatedAt: now },
});
