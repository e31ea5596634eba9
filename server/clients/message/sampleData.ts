import type { MessageStage } from '#schema/desk.ts';
import type { services } from '#schema/message.ts';

export type SampleMessage = {
  readonly name: string;
  readonly email: string;
  readonly contactNumber: string;
  readonly service: (typeof services)[number];
  readonly message: string | null;
  readonly hoursAgo: number;
  readonly isRead: boolean;
  readonly replies?: readonly { readonly hoursAgo: number; readonly replyText: string }[];
  readonly answers?: readonly { readonly hoursAgo: number; readonly text: string }[];
  readonly notes?: readonly { readonly hoursAgo: number; readonly text: string }[];
  /** Default: NEW, or IN_CONTACT since the first reply. */
  readonly stage?: { readonly to: MessageStage; readonly hoursAgo: number; readonly reason?: string };
  readonly value?: number;
  /** Days until the follow-up; negative: overdue. */
  readonly followUp?: { readonly inDays: number; readonly note: string };
};

const DAY = 24;

/** Messages of a new installation; hours before its first start. */
export const samples: readonly SampleMessage[] = [
  {
    name: 'Farhan Qureshi',
    email: 'farhan@northgatecycles.example',
    contactNumber: '+919820011223',
    service: 'Web Development',
    message:
      'Our shop runs on a template from 2017 and takes nine seconds to open on my own phone. We sell about 140 bicycles a year, and half of the buyers look at the site first.\n\nWhat would a rebuild cost, roughly, and how long would the shop be closed?',
    hoursAgo: 3,
    isRead: false,
  },
  {
    name: 'Lakshmi Narayanan',
    email: 'lakshmi.n@heritage-silks.example',
    contactNumber: '+919444012345',
    service: 'PPC Advertising',
    message:
      'We spend ₹1.8 lakh a month on search ads and nobody here can say what comes back. Could you look at the account before we renew in December?',
    hoursAgo: 20,
    isRead: false,
  },
  {
    name: 'Oliver Grant',
    email: 'oliver@fernandmoss.example',
    contactNumber: '+918022334455',
    service: 'Email Marketing',
    message: null,
    hoursAgo: 2 * DAY,
    isRead: false,
  },
  {
    name: 'Ritika Bansal',
    email: 'ritika.bansal@smilebright.example',
    contactNumber: '+919711098765',
    service: 'Web Development',
    message:
      'Three dental clinics, one booking form that works on no iPhone. Please call after six, we see patients until then.',
    hoursAgo: 5 * DAY,
    isRead: true,
    replies: [
      {
        hoursAgo: 4 * DAY + 20,
        replyText:
          'Hello Ritika,\n\nthank you for writing. I have tried the form on two iPhones: the date field asks for a format that Safari never sends, so every booking is refused without a word. That is a small repair, not a new site.\n\nI will call you tomorrow at 18:15.',
      },
      {
        hoursAgo: 3 * DAY + 16,
        replyText:
          'Good to talk yesterday. The repair is on your test address now; please book one appointment from each clinic and tell me what arrives. If all three do, we put it live on Friday morning.',
      },
    ],
    answers: [
      {
        hoursAgo: 3 * DAY + 14,
        text: 'All three arrived, and the one from Andheri came twice. Is that because I pressed the button two times?',
      },
    ],
    notes: [{ hoursAgo: 3 * DAY + 10, text: 'The double booking is ours: the button stays active while it sends.' }],
    value: 45_000,
    followUp: { inDays: 1, note: 'Ask whether all three clinics can book.' },
  },
  {
    name: 'Joseph Kurien',
    email: 'joseph@backwaterstays.example',
    contactNumber: '+919846054321',
    service: 'Affiliate Marketing',
    message:
      'Travel bloggers ask us for commission links every week. We have eleven houseboats and no idea what is usual. Do you run such a programme for small operators?',
    hoursAgo: 9 * DAY,
    isRead: true,
  },
  {
    name: 'Meher Contractor',
    email: 'meher@contractor-and-daughters.example',
    contactNumber: '+912266778899',
    service: 'Other Inquiry',
    message:
      'Could somebody of yours speak at our traders’ association in January? Forty people, most of them sell fabric.',
    hoursAgo: 12 * DAY,
    isRead: true,
    stage: { to: 'LOST', hoursAgo: 11 * DAY, reason: 'We were not free on the evening of the talk.' },
  },
  {
    name: 'Sandeep Rawat',
    email: 'sandeep@himgiri-foods.example',
    contactNumber: '+917060504030',
    service: 'Email Marketing',
    message:
      'We have 6,200 addresses from eight years of trade fairs and have never written to any of them. Is it too late, and is it allowed?',
    hoursAgo: 16 * DAY,
    isRead: true,
    replies: [
      {
        hoursAgo: 15 * DAY + 12,
        replyText:
          'Hello Sandeep,\n\nnot too late for those of the last two years, and better not for the rest: an old list that is written to at once ends up in the spam folder, and takes your invoices with it. We would begin with about 900 addresses and one short letter that asks who wants to stay.',
      },
    ],
    answers: [
      {
        hoursAgo: 14 * DAY,
        text: 'Agreed to the 900. What would the letter and the first three months cost together?',
      },
    ],
    stage: { to: 'PROPOSAL', hoursAgo: 13 * DAY },
    value: 180_000,
    followUp: { inDays: -1, note: 'Has the proposal been read?' },
  },
  {
    name: 'Anjali Deshpande',
    email: 'anjali@prakash-physio.example',
    contactNumber: '+919922113344',
    service: 'PPC Advertising',
    message: 'A competitor advertises under our name. Can that be stopped, or do we have to bid on it ourselves?',
    hoursAgo: 22 * DAY,
    isRead: true,
    replies: [
      {
        hoursAgo: 21 * DAY + 20,
        replyText:
          'Hello Anjali,\n\nyour name is a registered mark, so the text of their advertisement can be stopped; bidding on it cannot. We would do both: file the complaint, and bid on your own name for about ₹40 a day.',
      },
    ],
    stage: { to: 'WON', hoursAgo: 18 * DAY },
    value: 96_000,
  },
  {
    name: 'Thomas Varghese',
    email: 'thomas@leaf-and-kettle.example',
    contactNumber: '+919495123450',
    service: 'Web Development',
    message: 'We want to sell tea subscriptions from our own site instead of a marketplace that keeps 27 %.',
    hoursAgo: 27 * DAY,
    isRead: true,
    replies: [
      {
        hoursAgo: 26 * DAY + 18,
        replyText:
          'Hello Thomas,\n\nfor subscriptions the shop is the small part; changing and pausing them is the work. May I ask how many customers you have today, and how they pay?',
      },
    ],
    value: 320_000,
  },
  {
    name: 'Nisha Agarwal',
    email: 'nisha@brightside-tutors.example',
    contactNumber: '+918800776655',
    service: 'PPC Advertising',
    message: 'Admissions open in March. When should the campaign start, and from what budget on does it make sense?',
    hoursAgo: 34 * DAY,
    isRead: true,
  },
  {
    name: 'Imran Sheikh',
    email: 'imran@deccan-solar.example',
    contactNumber: '+919866001122',
    service: 'Affiliate Marketing',
    message: 'Looking for publishers in Telangana who reach home owners. Please send your rates.',
    hoursAgo: 41 * DAY,
    isRead: true,
  },
  {
    name: 'Pooja Hegde-Rao',
    email: 'pooja@coastline-interiors.example',
    contactNumber: '+919008765432',
    service: 'Web Development',
    message: 'Our site was hacked and shows pills in search results. The person who built it cannot be reached.',
    hoursAgo: 52 * DAY,
    isRead: true,
    replies: [
      {
        hoursAgo: 51 * DAY + 22,
        replyText:
          'Hello Pooja,\n\nplease change nothing on it for now. We have taken a copy, and the way in is an old form plug-in. A clean site can be up within two days.',
      },
    ],
    stage: { to: 'WON', hoursAgo: 50 * DAY },
    value: 140_000,
  },
];
