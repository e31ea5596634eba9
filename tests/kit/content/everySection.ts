const button = { buttonText: 'Talk to us', buttonUrl: '/contact' };

/** One section of each type, as an input; without a picture only those that need none. */
export const everySection = (pictureId?: string) => [
  { hero: { headline: 'Growth you can count', lead: 'By the same few people.', ...button } },
  { text: { headline: 'How we work', body: 'First your **numbers**.' } },
  ...(pictureId
    ? [
        { picture: { pictureId, caption: 'The office.', isWide: true } },
        { gallery: { headline: 'From the studio', pictureIds: [pictureId] } },
        { logos: { headline: 'Clients', logos: [{ name: 'Acme', pictureId, url: 'https://example.com/' }] } },
      ]
    : []),
  {
    cards: {
      headline: 'What you get',
      cards: [
        { title: 'Search', text: 'Ads that pay for themselves.', url: '/services' },
        { title: 'Pages', text: 'Fast pages.\nThat sell.' },
      ],
    },
  },
  { figures: { headline: 'In figures', figures: [{ figure: '+140 %', label: 'leads in a year' }] } },
  { people: { headline: 'The team', people: [{ name: 'Asha Rao', role: 'Strategy', text: 'Counts.' }] } },
  { quotes: { headline: 'What clients say' } },
  { caseStudies: { headline: 'Selected work' } },
  {
    questions: {
      headline: 'Questions',
      questions: [{ question: 'How long does it take?', answer: 'Two weeks.' }],
    },
  },
  {
    prices: {
      ...{ headline: 'Prices', text: 'Without a contract term.', currency: 'INR' },
      plans: [
        { name: 'Start', price: 'On request', features: ['One channel'] },
        { name: 'Growth', price: '₹40,000', period: 'per month', amount: 40_000, isHighlighted: true, ...button },
      ],
    },
  },
  { callToAction: { headline: 'Shall we talk?', text: 'Thirty minutes.', ...button } },
  { contactForm: { headline: 'Write to us', text: 'A person answers.' } },
  { newsletter: { headline: 'News by mail', text: 'Once a month.' } },
  { booking: { headline: 'Choose a time' } },
  { video: { headline: 'See it', url: 'https://youtu.be/dQw4w9WgXcQ', caption: 'Two minutes.' } },
];
