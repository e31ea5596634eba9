import type { PageLayout } from './page.ts';
import { CONTACT_FORM_ANCHOR } from './pageAnchors.ts';
import type { PageSection } from './pageSections.ts';

type Section<Of = PageSection> = Of extends unknown ? Omit<Of, 'key'> : never;

export type PageTemplate = {
  id: 'pricing' | 'team' | 'landing' | 'cases';
  name: string;
  about: string;
  /** Fills the title of a page that has none. */
  title: string;
  layout: PageLayout;
  sections: readonly Section[];
};

const talk = { buttonText: 'Talk to us', buttonUrl: '/contact' };

/** Pages to begin with: their texts are examples in the reader's words, to be replaced. */
export const pageTemplates: readonly PageTemplate[] = [
  {
    ...{ id: 'pricing', name: 'Pricing', about: 'Three plans, questions about them, and a call to action.' },
    ...{ title: 'Prices', layout: 'PAGE' },
    sections: [
      {
        ...{ type: 'hero', headline: 'What it costs' },
        lead: 'Three ways to work together. You can change or end each of them at the end of a month.',
      },
      {
        ...{ type: 'prices', headline: 'Plans' },
        plans: [
          {
            ...{ name: 'Start', price: '₹25,000', period: 'per month', text: 'For one channel.', isHighlighted: false },
            features: ['One channel', 'A report each month', 'Answers within two working days'],
            ...talk,
          },
          {
            ...{
              name: 'Growth',
              price: '₹60,000',
              period: 'per month',
              text: 'For a whole plan.',
              isHighlighted: true,
            },
            features: ['Three channels', 'A new page each month', 'A report each week', 'Answers on the same day'],
            ...talk,
          },
          {
            ...{ name: 'Own team', price: 'On request', text: 'For a launch or a move.', isHighlighted: false },
            features: ['A team that works for you alone', 'Everything of Growth', 'A plan for the whole year'],
            ...talk,
          },
        ],
      },
      {
        ...{ type: 'questions', headline: 'Questions about prices' },
        questions: [
          { question: 'Is there a contract term?', answer: 'No. You can end each plan at the end of a month.' },
          {
            question: 'Does the price include the budget for ads?',
            answer: 'No. You pay it to the networks yourself.',
          },
          { question: 'Whose are the accounts?', answer: 'Yours, from the first day.' },
        ],
      },
      { ...{ type: 'quotes', headline: 'What clients say', reviewIds: [] } },
      {
        ...{ type: 'callToAction', headline: 'Not sure which one fits?' },
        ...{ text: 'Tell us what should grow, and we say what it takes.', ...talk },
      },
    ],
  },
  {
    ...{ id: 'team', name: 'Team', about: 'People with portraits, figures, and how to join them.' },
    ...{ title: 'The team', layout: 'PAGE' },
    sections: [
      {
        ...{ type: 'hero', headline: 'The people who do the work' },
        lead: 'The person who plans your campaign works with the person who builds its page.',
      },
      {
        ...{ type: 'people', headline: 'Who we are' },
        people: [
          { name: 'Asha Rao', role: 'Strategy', text: 'Reads the numbers before the brief.' },
          { name: 'Vikram Shah', role: 'Design', text: 'Draws until nothing can be left out.' },
          { name: 'Meera Iyer', role: 'Words', text: 'Writes so that people answer.' },
          { name: 'Kabir Khan', role: 'Development', text: 'Makes pages that open at once.' },
        ],
      },
      {
        ...{ type: 'figures', headline: 'In figures' },
        figures: [
          { figure: '12', label: 'people at one table' },
          { figure: '9', label: 'years together' },
          { figure: '4', label: 'languages spoken' },
        ],
      },
      {
        ...{ type: 'text', headline: 'How we work' },
        body: 'Few people, short ways. **You always talk to somebody who does the work.**\n\n- One plan on one page\n- Something to see every Friday\n- A report that you can read in a minute',
      },
      {
        ...{ type: 'callToAction', headline: 'Do you want to join us?' },
        ...{ text: 'Send us something you have made.', buttonText: 'Write to us', buttonUrl: '/contact' },
      },
    ],
  },
  {
    ...{ id: 'landing', name: 'Landing page', about: 'For a campaign: no navigation, one offer, a form at the end.' },
    ...{ title: 'The offer', layout: 'LANDING' },
    sections: [
      {
        ...{ type: 'hero', headline: 'One sentence that says what people get' },
        ...{ lead: 'And one that says why now.', buttonText: 'Get the offer', buttonUrl: `#${CONTACT_FORM_ANCHOR}` },
      },
      {
        ...{ type: 'cards', headline: 'What you get' },
        cards: [
          { title: 'A first reason', text: 'What is better afterwards, in one or two sentences.' },
          { title: 'A second reason', text: 'What it saves: time, money or trouble.' },
          { title: 'A third reason', text: 'What happens when it does not work out.' },
        ],
      },
      { ...{ type: 'quotes', headline: 'What others say', reviewIds: [] } },
      {
        ...{ type: 'questions', headline: 'Before you decide' },
        questions: [
          { question: 'What does it cost?', answer: 'Say it here. People look for it.' },
          { question: 'How soon can we begin?', answer: 'Name a day.' },
        ],
      },
      { ...{ type: 'contactForm', headline: 'Ask for the offer', text: 'A person answers within one working day.' } },
    ],
  },
  {
    ...{ id: 'cases', name: 'Case overview', about: 'Selected work with results, and what clients say.' },
    ...{ title: 'Selected work', layout: 'PAGE' },
    sections: [
      {
        ...{ type: 'hero', headline: 'Work that can be counted' },
        lead: 'What was asked, what we made of it, and what it brought.',
      },
      {
        ...{ type: 'figures' },
        figures: [
          { figure: '+140 %', label: 'enquiries in a year' },
          { figure: '−38 %', label: 'cost of a lead' },
          { figure: '2.1 s', label: 'until a page stands' },
        ],
      },
      { ...{ type: 'caseStudies', headline: 'Case studies', itemIds: [] } },
      { ...{ type: 'quotes', headline: 'What clients say', reviewIds: [] } },
      {
        ...{ type: 'callToAction', headline: 'What should grow for you?' },
        ...{ text: 'Thirty minutes, no slides.', ...talk },
      },
    ],
  },
];
