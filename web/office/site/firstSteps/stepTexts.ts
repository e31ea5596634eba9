import type { FirstStepName } from '#web/gql/graphql.ts';

export const stepTexts: Record<FirstStepName, { title: string; text: string }> = {
  BRAND: { title: 'Name and tagline', text: 'What the agency is called, and what it does.' },
  LOOK: { title: 'Logo and colours', text: 'Two colours, from which all others follow, and your logo.' },
  CONTACT: { title: 'Contact', text: 'How clients reach you.' },
  HOURS: { title: 'Time zone and opening hours', text: 'Every day and time of the office is of this zone.' },
  ACCOUNT: { title: 'Your account', text: 'A password that only you know, and a second step that needs no mail.' },
  SAMPLES: { title: 'Samples', text: 'Keep them while you look around, or remove them in one step.' },
  MAIL: { title: 'Mail', text: 'The server that sends your mail, and the mailbox whose answers join their enquiries.' },
  CALLS: { title: 'Calls', text: 'Whether visitors can book a call.' },
  LAUNCH: { title: 'Launch', text: 'Until then only signed-in staff see the site.' },
};
