/** Original texts of the about page. */
export const aboutTexts = {
  lead: 'Strategists, writers, designers, developers and people who like to count, at one long table. Whoever plans your campaign sits beside whoever builds the page it leads to.',
  missionTitle: 'Our mission',
  mission:
    'To make marketing that earns its place: that is worth a stranger’s half minute, brings back more than it costs, and can be shown to do so.',
  visionTitle: 'Our vision',
  vision:
    'An India in which a good small company is found as easily as a loud large one, because its words are clear, its pages open at once and its promises are kept.',
  stepsTitle: 'Our approach, in four steps',
  step1Title: 'Listen',
  step1Text:
    'First your numbers, then the people who sell, then a few who bought and one who did not. We write down what we heard, and you correct it.',
  step2Title: 'Plan',
  step2Text:
    'One page: whom to reach, with what, where, at what cost, and the one number that decides. Nothing is made before you have agreed to it.',
  step3Title: 'Make',
  step3Text:
    'Words, pictures, pages and campaigns by the same few people. You see them every Friday, unfinished, while a remark still costs nothing.',
  step4Title: 'Measure',
  step4Text:
    'A report of one page each month, in rupees. What works gets more, what does not is stopped, and what we learned goes into the next plan.',
  valuesTitle: 'What we value',
  value1Title: 'Honest numbers',
  value1Text: 'We count what you could count yourself, and show the weeks in which nothing worked as well.',
  value2Title: 'Plain words',
  value2Text:
    'If your father-in-law would not understand the sentence, it is not finished. That goes for our offers, too.',
  value3Title: 'Craft to the edges',
  value3Text:
    'The error message, the alt text, the page on a five-year-old phone. Whoever meets only that meets all of you.',
  value4Title: 'Respect for attention',
  value4Text:
    'We do not interrupt, follow or trick people into anything. What has to shout has not been thought through.',
  industriesTitle: 'Industries we like to work for',
  industries:
    'Manufacturing\nHospitals & clinics\nEducation\nRetail & online shops\nReal estate\nTravel & hospitality\nFinancial services\nSoftware\nFood & farming',
  industriesText:
    'What they have in common: people compare before they decide, and somebody answers the telephone. If that is you and your field is missing here, write all the same. We say no to tobacco, gambling and quick loans.',
  commitmentsTitle: 'What you can hold us to',
  commitment1Title: 'Your accounts stay yours.',
  commitment1Text: 'Ad accounts, domains, data and designs are in your name from the first day.',
  commitment2Title: 'One person answers for it.',
  commitment2Text: 'You have a name and a number, and it is somebody who does the work.',
  commitment3Title: 'A price before the work.',
  commitment3Text: 'Fixed where it can be fixed, with a ceiling where it cannot. Taxes shown apart.',
  commitment4Title: 'No mark-up on media.',
  commitment4Text: 'What you pay to Google or Meta goes to Google or Meta, on your own card.',
  commitment5Title: 'A month’s notice, both ways.',
  commitment5Text: 'No year-long ties. You stay because it works.',
  commitment6Title: 'Everything handed over.',
  commitment6Text: 'When we part, you get the files, the passwords and an hour to explain them.',
  callTitle: 'Pull up a chair',
  callText:
    'Bring a question, a number that worries you or a half-finished idea. The first half hour at our table is on us.',
};
