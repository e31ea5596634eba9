import { DAY_MS } from '#schema/durations.ts';
import type { ServiceId } from '#schema/services.ts';
import { sampleId, sampleItemId, sampleReviewId } from '#server/platform/crypto/sampleId.ts';
import type { portfolioItems } from './table.ts';

type SampleItem = {
  readonly slug: string;
  readonly title: string;
  readonly category: string;
  readonly tags: readonly string[];
  readonly daysAgo: number;
  readonly isPublished: boolean;
  readonly description: readonly string[];
  readonly study?: {
    readonly client: string;
    readonly service: ServiceId;
    readonly results: readonly (readonly [figure: string, label: string])[];
    /** What the pictures of the gallery show. */
    readonly gallery: readonly string[];
    /** Address of the client whose review it is. */
    readonly reviewer: string;
  };
};

export const sampleItems: readonly SampleItem[] = [
  {
    slug: 'tiffin-service-order-page',
    title: 'An order page for a tiffin service',
    category: 'Web Development',
    tags: ['React', 'Payments', 'Accessibility', 'WhatsApp Business'],
    daysAgo: 2,
    isPublished: false,
    description: [
      'A kitchen in Kothrud cooks three hundred lunches a day and took every order by phone. The page that replaces the phone is being tested with forty regulars.',
      'One screen: this week’s menu, how many boxes, which address, which days. Orders close at nine in the evening, because that is when the vegetables are bought.',
      'Still open: what happens to an order when the rider cannot find the gate.',
    ],
  },
  {
    slug: 'diwali-campaign-brass-lamps',
    title: 'A Diwali campaign for brass lamps',
    category: 'Social Media',
    tags: ['Instagram', 'Short Video', 'Influencers'],
    daysAgo: 16,
    isPublished: false,
    description: [
      'Forty short films from a workshop in Moradabad, one for every evening before Diwali. The casters speak for themselves, in their own Hindi, with subtitles.',
      'The numbers are being counted until the returns are in. Then this page goes public.',
    ],
  },
  {
    slug: 'physiotherapy-clinic-bookings',
    title: 'Full appointment books for a physiotherapy clinic',
    category: 'Pay-Per-Click',
    tags: ['Google Ads', 'Landing Pages', 'Call Tracking', 'Local Search'],
    daysAgo: 38,
    isPublished: true,
    description: [
      'Two clinics in Pune paid for clicks from the whole city, though nobody with a bad back crosses the river for treatment.',
      'We drew a circle of six kilometres around each clinic, wrote one landing page per complaint instead of one for all, and counted calls that lasted longer than a minute as the only success.',
      'After three months the price of a booked first visit had fallen from ₹1,140 to ₹430, on two thirds of the old budget. The rest went into a third clinic.',
    ],
    study: {
      client: 'Sahyadri Physiotherapy',
      service: 'PPC',
      results: [
        ['₹430', 'a booked first visit, from ₹1,140'],
        ['−33%', 'advertising budget'],
        ['3', 'clinics, up from two'],
      ],
      gallery: ['A landing page for one complaint', 'The same page on two phones', 'Booked first visits by month'],
      reviewer: 'nandini@sahyadriphysio.example',
    },
  },
  {
    slug: 'handloom-shop-rebuild',
    title: 'A handloom shop that opens in two seconds',
    category: 'Web Development',
    tags: ['Core Web Vitals', 'Server Rendering', 'Image Pipeline', 'Search', 'Accessibility'],
    daysAgo: 74,
    isPublished: true,
    description: [
      'Six hundred sarees, each photographed eleven times, on a page that took nineteen seconds on the phones of the people who buy them.',
      'We rebuilt the shop on the server, sent pictures in the size of the screen, and threw out fourteen of the sixteen scripts. Every saree kept its address.',
      'The page now stands in 1.9 seconds on a phone that costs ₹9,000. Orders from phones rose by 41 percent in the first quarter, with the same advertising as before.',
      'The weavers’ names, which nobody had found before, are now the first thing below the price.',
    ],
    study: {
      client: 'Taana Handlooms',
      service: 'WEBDEV',
      results: [
        ['1.9 s', 'to a full page, from 19'],
        ['+41%', 'orders from phones'],
        ['2 of 16', 'scripts left'],
      ],
      gallery: ['The page of a saree', 'The shop on two phones', 'Orders from phones by quarter'],
      reviewer: 'raghav@taana.example',
    },
  },
  {
    slug: 'harvest-newsletter',
    title: 'A newsletter that follows the harvest',
    category: 'Email Marketing',
    tags: ['Segmentation', 'Automation', 'Copywriting'],
    daysAgo: 129,
    isPublished: true,
    description: [
      'A farmers’ company in Ratnagiri sells mangoes for eight weeks and is forgotten for forty-four.',
      'We wrote a year of letters that arrive when something happens in the orchard: flowering, first rain, the week when nothing can be done but wait. Nothing is for sale in most of them.',
      'Half of the subscribers open every letter. In April the season’s first two thousand boxes were sold out before any advertisement had run.',
    ],
    study: {
      client: 'Konkan Orchards',
      service: 'EMAIL',
      results: [
        ['1 in 2', 'subscribers open every letter'],
        ['2,000', 'boxes sold before any advertisement'],
      ],
      gallery: ['The letter of the flowering', 'The letter on two phones', 'Opened letters by season'],
      reviewer: 'snehal@konkanorchards.example',
    },
  },
  {
    slug: 'school-admissions-guide',
    title: 'The admissions guide parents pass on',
    category: 'Content Strategy',
    tags: ['Editorial Design', 'Search', 'Interviews', 'Hindi and Marathi'],
    daysAgo: 187,
    isPublished: true,
    description: [
      'Parents asked the school’s office the same thirty questions four thousand times a year, mostly in the same five weeks.',
      'We sat beside the telephone for three days, wrote the answers down as they were really given, and published them in three languages, with the fees on the first page.',
      'Calls fell by half. The guide is the most visited page of the school, and other schools’ parents link to it.',
    ],
    study: {
      client: 'Lakeside School',
      service: 'CONTENT',
      results: [
        ['−50%', 'calls to the office'],
        ['3', 'languages'],
        ['30', 'questions answered for good'],
      ],
      gallery: ['The guide’s first page', 'The fees on two phones', 'Calls to the office by week'],
      reviewer: 'principal@lakesideschool.example',
    },
  },
  {
    slug: 'solar-roof-partners',
    title: 'Sixty partners for solar roofs',
    category: 'Affiliate Marketing',
    tags: ['Partner Programme', 'Fraud Checks', 'Attribution'],
    daysAgo: 243,
    isPublished: true,
    description: [
      'An installer of solar roofs paid for leads by the thousand and could call back one in nine.',
      'We closed the open programme and built a small one: sixty partners, chosen by hand, paid for a visited roof and not for a filled form.',
      'Leads fell by 80 percent and installed roofs rose by a third. The team that had been calling wrong numbers now measures roofs.',
    ],
    study: {
      client: 'Surya Roofs',
      service: 'AFFILIATE',
      results: [
        ['+33%', 'installed roofs'],
        ['−80%', 'leads to call'],
        ['60', 'partners, chosen by hand'],
      ],
      gallery: ['The page for partners', 'A visit is confirmed on the phone', 'Installed roofs by month'],
      reviewer: 'imran@suryaroofs.example',
    },
  },
  {
    slug: 'city-marathon-identity',
    title: 'One line through a city marathon',
    category: 'Social Media',
    tags: ['Campaign Identity', 'Motion', 'Live Coverage', 'Print'],
    daysAgo: 310,
    isPublished: true,
    description: [
      'Forty-two kilometres, drawn as one unbroken line that turns up on bibs, buses, water cups and phones.',
      'On the day the line moved: eleven photographers, one desk, a picture every forty seconds, each placed where on the course it was taken.',
      'Nine thousand runners found themselves on it before they had found their shoes.',
    ],
    study: {
      client: 'Deccan City Marathon',
      service: 'SOCIAL',
      results: [
        ['9,000', 'runners found themselves'],
        ['40 s', 'between two pictures'],
        ['11', 'photographers, one desk'],
      ],
      gallery: ['The line on the day’s page', 'The course on two phones', 'Pictures by kilometre'],
      reviewer: 'tenzin@deccanmarathon.example',
    },
  },
];

export const samplePictureIds = ({ slug, study }: SampleItem): string[] =>
  study?.gallery.map((_, index) => sampleId(`picture ${index + 1} of ${slug}`)) ?? [];

/** The columns of an item, as they are stored. */
export function sampleItemValues(sample: SampleItem) {
  const { tags, description, study } = sample;
  return {
    ...{ tags: [...tags], description: description.join('\n') },
    ...(study && {
      ...{ client: study.client, services: [study.service], reviewId: sampleReviewId(study.reviewer) },
      results: study.results.map(([figure, label]) => ({ figure, label })),
      gallery: samplePictureIds(sample),
    }),
  };
}

/** @param hasPictures whether the pictures of the galleries are stored */
export const samplePortfolio = (now: Date, hasPictures = false): (typeof portfolioItems.$inferInsert)[] =>
  sampleItems.map((sample) => {
    const { daysAgo, study: _, ...item } = sample;
    const createdAt = new Date(now.getTime() - daysAgo * DAY_MS);
    return {
      ...item,
      ...sampleItemValues(sample),
      ...(!hasPictures && { gallery: [] }),
      ...{ id: sampleItemId(item.slug), createdAt, updatedAt: createdAt, publishedAt: createdAt },
    };
  });
