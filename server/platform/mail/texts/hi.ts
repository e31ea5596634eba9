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
  'Read it on the site': 'साइट पर पढ़ें',
  'How was it to work with {name}?': '{name} के साथ काम करना कैसा रहा?',
  'We have worked together, and would like to know how it was for you. A few sentences are enough:':
    'हमने साथ काम किया है, और जानना चाहते हैं कि आपका अनुभव कैसा रहा। कुछ वाक्य काफ़ी हैं:',
  'This link is for you alone. It works once, within {days} days, and needs no account.':
    'यह लिंक केवल आपके लिए है। यह {days} दिनों के भीतर एक बार काम करता है, और किसी खाते की ज़रूरत नहीं।',
  'What you write may be shown on our site, with your name, your position and your company.':
    'आप जो लिखेंगे, वह आपके नाम, पद और कंपनी के साथ हमारी साइट पर दिखाया जा सकता है।',
  'A reminder: how was it to work with {name}?': 'याद दिलाने के लिए: {name} के साथ काम करना कैसा रहा?',
  'We have asked you how it was to work with us. If you have a moment, a few sentences are enough:':
    'हमने आपसे पूछा था कि हमारे साथ काम करना कैसा रहा। यदि आपके पास थोड़ा समय है, तो कुछ वाक्य काफ़ी हैं:',
  'This link is for you alone. It works once, until {day}, and needs no account.':
    'यह लिंक केवल आपके लिए है। यह {day} तक एक बार काम करता है, और किसी खाते की ज़रूरत नहीं।',
  'You want no more reminders? Say so here: {link}': 'अब और याद नहीं दिलाना चाहिए? यहाँ बताएँ: {link}',
  'Thank you for your review of {name}': '{name} की समीक्षा के लिए धन्यवाद',
  'Thank you for your review. We read every one of them.': 'आपकी समीक्षा के लिए धन्यवाद। हम हर समीक्षा पढ़ते हैं।',
  'Should you change your mind, you can withdraw it at any time. Nobody sees it any more from then on: {link}':
    'यदि आपका विचार बदले, तो आप इसे कभी भी वापस ले सकते हैं। उसके बाद इसे कोई नहीं देखेगा: {link}',
  'Keep this mail: the link is for you alone.': 'यह ईमेल सँभालकर रखें: लिंक केवल आपके लिए है।',
  'Your message to {name}': '{name} को आपका संदेश',
  'thank you for writing to {name} about {service}. Your message has arrived, and our team will contact you soon.':
    '{service} के बारे में {name} को लिखने के लिए धन्यवाद। आपका संदेश मिल गया है, और हमारी टीम जल्द ही आपसे संपर्क करेगी।',
  'If you have not written to us, somebody has given your address by mistake; there is nothing that you need to do.':
    'यदि आपने हमें नहीं लिखा, तो किसी ने ग़लती से आपका पता दे दिया है; आपको कुछ करने की ज़रूरत नहीं।',
  'You wrote on {day}:': 'आपने {day} को लिखा:',
  '{who} wrote on {day}:': '{who} ने {day} को लिखा:',
  'You wrote on {day} about {service}:': 'आपने {day} को {service} के बारे में लिखा:',
  'You asked on {day} about {service}.': 'आपने {day} को {service} के बारे में पूछा।',
  'Your call with {name}: {moment}': '{name} के साथ आपकी कॉल: {moment}',
  'your call is booked:': 'आपकी कॉल बुक हो गई है:',
  'Your call has been moved with {name}: {moment}': '{name} के साथ आपकी कॉल का समय बदल गया है: {moment}',
  'your call has been moved. It is now:': 'आपकी कॉल का समय बदल गया है। अब यह है:',
  'Your call has been cancelled with {name}: {moment}': '{name} के साथ आपकी कॉल रद्द हो गई है: {moment}',
  'this call has been cancelled:': 'यह कॉल रद्द हो गई है:',
  'That is {time}.': 'यानी {time}.',
  'We call you at {phone}.': 'हम आपको {phone} पर कॉल करेंगे।',
  'We talk by phone. Please answer this mail with the number at which we can call you.':
    'हम फ़ोन पर बात करेंगे। कृपया इस ईमेल के उत्तर में वह नंबर लिखें जिस पर हम आपको कॉल कर सकें।',
  'We call you at {phone}, about {service}.': 'हम आपको {service} के बारे में {phone} पर कॉल करेंगे।',
  'We talk by phone, about {service}. Please answer this mail with the number at which we can call you.':
    'हम {service} के बारे में फ़ोन पर बात करेंगे। कृपया इस ईमेल के उत्तर में वह नंबर लिखें जिस पर हम आपको कॉल कर सकें।',
  'Move or cancel it: {link}': 'समय बदलें या रद्द करें: {link}',
  'You would like to talk another time? Choose one here: {link}': 'किसी और समय बात करना चाहते हैं? यहाँ चुनें: {link}',
  'The invitation with this mail puts it into your calendar.': 'इस ईमेल के साथ का आमंत्रण इसे आपके कैलेंडर में जोड़ देता है।',
  'Something has come up? You can move or cancel it here: {link}': 'कुछ और काम आ गया? यहाँ समय बदलें या रद्द करें: {link}',
  'If you have not booked this, somebody has given your address by mistake; the link cancels it.':
    'यदि आपने यह बुक नहीं किया, तो किसी ने ग़लती से आपका पता दे दिया है; यह लिंक इसे रद्द कर देता है।',
  'Call with {name}': '{name} के साथ कॉल',
  'A reminder: your call with {name}, {moment}': 'याद दिलाने के लिए: {name} के साथ आपकी कॉल, {moment}',
  'we are looking forward to your call:': 'हम आपसे बात करने की प्रतीक्षा में हैं:',
  'Your private page: {link}': 'आपका निजी पेज: {link}',
  'Everybody with this address sees the page. Tell us if you need another address.':
    'जिसके पास यह पता है, वह पेज देख सकता है। यदि यह किसी ऐसे व्यक्ति के पास है जिसके पास नहीं होना चाहिए, तो हमें बताएँ, और आपको दूसरा मिलेगा।',
  'You are accepted: {name} affiliate programme': 'आपका आवेदन स्वीकार हुआ: {name} का एफ़िलिएट प्रोग्राम',
  'your application to the affiliate programme of {name} has been accepted.':
    '{name} के एफ़िलिएट प्रोग्राम के लिए आपका आवेदन स्वीकार कर लिया गया है।',
  'Your referral link: {link}': 'आपका रेफ़रल लिंक: {link}',
  'You can also put {code} behind the address of any other page of ours.':
    'आप हमारे किसी भी दूसरे पेज के पते के पीछे {code} भी लगा सकते हैं।',
  'What comes by your link is on a page of your own: visits, enquiries, and which of them were won.':
    'आपके लिंक से जो आता है, वह आपके अपने पेज पर है: विज़िट, पूछताछ, और उनमें से कौन-सी सफल हुईं।',
  'Your private page has a new address: {name} affiliate programme':
    'आपके निजी पेज का नया पता: {name} का एफ़िलिएट प्रोग्राम',
  'your private page has a new address. The one before it shows nothing any more. Your referral link stays as it is.':
    'आपके निजी पेज का पता बदल गया है। पिछले पते पर अब कुछ नहीं दिखता। आपका रेफ़रल लिंक वैसा ही रहेगा।',
  'About your application: {name} affiliate programme': 'आपके आवेदन के बारे में: {name} का एफ़िलिएट प्रोग्राम',
  'thank you for your application to the affiliate programme of {name}. We have decided not to accept it:':
    '{name} के एफ़िलिएट प्रोग्राम में आवेदन के लिए धन्यवाद। हमने इसे स्वीकार न करने का निर्णय लिया है:',
  'Our partnership has ended: {name} affiliate programme': 'हमारी साझेदारी समाप्त हो गई है: {name} का एफ़िलिएट प्रोग्राम',
  'our partnership has ended. Your referral link counts nothing any more, and your private page is closed. The reason:':
    'हमारी साझेदारी समाप्त हो गई है। आपका रेफ़रल लिंक अब कुछ नहीं गिनता, और आपका निजी पेज बंद है। कारण:',
  'Reviews of {name}': '{name} की समीक्षाएँ',
  'What clients say of {name}': 'ग्राहक {name} के बारे में क्या कहते हैं',
  '{average} out of {most} stars, {count} review': '{most} में से {average} सितारे, {count} समीक्षा',
  '{average} out of {most} stars, {count} reviews': '{most} में से {average} सितारे, {count} समीक्षाएँ',
  'There are no reviews yet.': 'अभी कोई समीक्षा नहीं है।',
  'All reviews of {name}': '{name} की सभी समीक्षाएँ',
};
