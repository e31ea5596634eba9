import type { Table } from '#web/shared/language/languageOf.ts';

/** Hindi, with आप. */
export const hi: Table = {
  'Please confirm: the newsletter of {name}': 'कृपया पुष्टि करें: {name} का न्यूज़लेटर',
  'Hello,': 'नमस्ते,',
  'you, or somebody who knows your address, asked for the newsletter of {name}. Confirm it here:':
    'आपने, या आपका पता जानने वाले किसी व्यक्ति ने, {name} का न्यूज़लेटर माँगा है। इसकी पुष्टि यहाँ करें:',
  'The link is valid for {days} days. If it was not you, there is nothing to do: no further mail comes.':
    'यह लिंक {days} दिन तक मान्य है। यदि यह आपने नहीं किया, तो कुछ करने की ज़रूरत नहीं: आगे कोई ईमेल नहीं आएगा।',
  'You already get the newsletter of {name}': '{name} का न्यूज़लेटर आपको पहले से मिलता है',
  'you, or somebody who knows your address, asked for the newsletter of {name}. You get it already.':
    'आपने, या आपका पता जानने वाले किसी व्यक्ति ने, {name} का न्यूज़लेटर माँगा है। वह आपको पहले से मिलता है।',
  'You want it no more? Leave here: {link}': 'अब यह नहीं चाहिए? यहाँ सदस्यता छोड़ें: {link}',
  'You get this mail because you subscribed to the newsletter of {name}.':
    'आपको यह ईमेल इसलिए मिला है क्योंकि आपने {name} के न्यूज़लेटर की सदस्यता ली है।',
  'Leave: {link}': 'सदस्यता छोड़ें: {link}',
  'Leave the newsletter': 'न्यूज़लेटर छोड़ें',
  'Read it on the site': 'साइट पर पढ़ें',
};
