/** Original texts of the services page. An empty picture stands for the drawing. */
export const servicesTexts = {
  title: 'Services',
  lead: 'Six crafts under one roof. Take the one you miss, or let them work on the same goal and answer for it together.',
  ppcText:
    'You pay for each click, so each click has to be worth its price. We buy the searches that come before an order, leave the rest to others, and write the ad and the page behind it as one thought.',
  ppcPoints:
    'Google and Microsoft search, Shopping, YouTube and Performance Max\nKeyword and negative-keyword lists, gone through every week\nLanding pages written for the ad that leads to them\nConversion tracking up to the sale, calls and WhatsApp included\nA ceiling on the cost of a lead, agreed before the first rupee is spent',
  ppcPicture: '',
  socialText:
    'People follow a voice, not a calendar of greetings. We find yours, keep it going in the languages your clients speak at home, and put money only behind what has already shown that it works.',
  socialPoints:
    'Instagram, Facebook, LinkedIn and YouTube from one monthly plan\nReels, carousels and photographs made by us, not bought in\nComments and messages answered within the working day\nPaid reach for what already does well by itself\nCreators chosen by their audience, with a contract and a count',
  socialPicture: '',
  contentText:
    'Before they buy, your clients ask. We collect their questions from search, from your inbox and from the people who sell, and publish the best answer to each: on your own site, where it works for years.',
  contentPoints:
    'A map of the questions your clients ask, and who answers them today\nArticles, guides and case studies, written with the people who know\nOn-page search optimisation: structure, links, structured data\nShort films and explainers from the same research\nA yearly clear-out: what to renew, merge or delete',
  contentPicture: '',
  emailText:
    'The one channel that no platform can take from you. We set it up so that it arrives, write what people are glad to open, and take those who are not off the list before they have to ask.',
  emailPoints:
    'SPF, DKIM and DMARC set up and watched\nWelcome, basket, renewal and win-back sequences\nA newsletter with a reason to exist\nSegments by what people did, not by what we suppose\nConsent that stands up to the Digital Personal Data Protection Act',
  emailPicture: '',
  affiliateText:
    'Other people recommend you and are paid when it works. We find the ones worth having, give them what they need to sell well, and check every claim before you pay for it.',
  affiliatePoints:
    'Publishers recruited and vetted one by one\nCommission plans that leave you a margin\nTracking by click and by code, with rules for who gets the credit\nA watch for brand bidding, cookie stuffing and false leads\nMonthly payouts with GST and TDS in order',
  affiliatePicture: '',
  webdevText:
    'Designed and built at one table, so that what was drawn is what loads. Fast on an ordinary phone, usable by everybody, and simple enough that your own team changes every word without calling us.',
  webdevPoints:
    'Sites, shops and landing pages, from wireframe to launch\nCore Web Vitals in the green on a mid-range phone\nWCAG 2.2 AA, tested with a keyboard and a screen reader\nUPI, cards and your CRM connected\nCare after the launch: updates, backups, small changes every month',
  webdevPicture: '',
  consultationTitle: 'Not sure which one you need?',
  consultationText:
    'Tell us what should grow. We look at your numbers with you for half an hour and say what we would do first, even if it is nothing that we sell. It costs nothing and binds nobody.',
};
