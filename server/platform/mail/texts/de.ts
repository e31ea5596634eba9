import type { Table } from '#web/shared/language/languageOf.ts';

/** German, with Sie. */
export const de: Table = {
  'Please confirm: the newsletter of {name}': 'Bitte bestätigen: der Newsletter von {name}',
  'Hello,': 'Guten Tag,',
  'you, or somebody who knows your address, asked for the newsletter of {name}. Confirm it here:':
    'Sie oder jemand, der Ihre Adresse kennt, haben den Newsletter von {name} bestellt. Bestätigen Sie das hier:',
  'The link is valid for {days} days. If it was not you, there is nothing to do: no further mail comes.':
    'Der Link gilt {days} Tage. Wenn Sie es nicht waren, müssen Sie nichts tun: Es kommt keine weitere E-Mail.',
  'You already get the newsletter of {name}': 'Sie erhalten den Newsletter von {name} bereits',
  'you, or somebody who knows your address, asked for the newsletter of {name}. You get it already.':
    'Sie oder jemand, der Ihre Adresse kennt, haben den Newsletter von {name} bestellt. Sie erhalten ihn bereits.',
  'You want it no more? Leave here: {link}': 'Sie möchten ihn nicht mehr? Hier melden Sie sich ab: {link}',
  'You get this mail because you subscribed to the newsletter of {name}.':
    'Sie erhalten diese E-Mail, weil Sie den Newsletter von {name} abonniert haben.',
  'Leave: {link}': 'Abmelden: {link}',
  'Leave the newsletter': 'Newsletter abbestellen',
  'Read it on the site': 'Auf der Website lesen',
};
