/** Original texts of the affiliate programme's page. */
export const affiliateTexts = {
  title: 'Where offers meet their audience',
  lead: 'Companies with something to sell on one side, people with an audience on the other. We introduce them, keep the count and see that everybody is paid for what they brought.',
  advertiserText:
    'You have something worth buying. We put it before people who are looking for it, and you pay for what they do.',
  advertiserPoints: 'Paid per sale, lead or install\nPublishers who fit your market\nEvery click accounted for',
  publisherText:
    'You have readers, viewers or a list. We bring offers that suit them, and you earn with every customer you send.',
  publisherPoints: 'Offers in more than 150 verticals\nLinks, feeds and ready-made banners\nA person to call',
  figure1: '500K+',
  figure1What: 'publishers',
  figure2: '150+',
  figure2What: 'verticals',
  figure3: '10K+',
  figure3What: 'offers',
  closingTitle: 'Questions before you apply?',
  closingText: 'Write to us, and a person answers.',
};
