import type { Table } from '#web/shared/language/languageOf.ts';

/** German, with Sie. */
export const de: Table = {
  'Please confirm: the newsletter of {name}': 'Bitte bestätigen: der Newsletter von {name}',
  'Hello,': 'Guten Tag,',
  'you, or somebody who knows your address, asked for the newsletter of {name}. Confirm it here:':
    'Sie oder jemand, der Ihre Adresse kennt, haben den Newsletter von {name} bestellt. Bestätigen Sie das hier:',
  'The link is valid for {days} days. If it was not you, there is nothing to do: no further mail comes.':
    'Der Link gilt {days} Tage. Wenn Sie es nicht waren, müssen Sie nichts tun: Es kommt keine weitere E-Mail.',
  'You already get the newsletter of {name}': 'Sie erhalten den Newsletter von {name} bereits',
  'you, or somebody who knows your address, asked for the newsletter of {name}. You get it already.':
    'Sie oder jemand, der Ihre Adresse kennt, haben den Newsletter von {name} bestellt. Sie erhalten ihn bereits.',
  'You want it no more? Leave here: {link}': 'Sie möchten ihn nicht mehr? Hier melden Sie sich ab: {link}',
  'You get this mail because you subscribed to the newsletter of {name}.':
    'Sie erhalten diese E-Mail, weil Sie den Newsletter von {name} abonniert haben.',
  'Leave: {link}': 'Abmelden: {link}',
  'Read it on the site': 'Auf der Website lesen',
  'How was it to work with {name}?': 'Wie war die Zusammenarbeit mit {name}?',
  'We have worked together, and would like to know how it was for you. A few sentences are enough:':
    'wir haben zusammengearbeitet und möchten wissen, wie es für Sie war. Ein paar Sätze genügen:',
  'This link is for you alone. It works once, within {days} days, and needs no account.':
    'Dieser Link ist nur für Sie. Er gilt einmal, innerhalb von {days} Tagen, und braucht kein Konto.',
  'What you write may be shown on our site, with your name, your position and your company.':
    'Was Sie schreiben, kann auf unserer Website erscheinen, mit Ihrem Namen, Ihrer Position und Ihrem Unternehmen.',
  'A reminder: how was it to work with {name}?': 'Eine Erinnerung: Wie war die Zusammenarbeit mit {name}?',
  'We have asked you how it was to work with us. If you have a moment, a few sentences are enough:':
    'wir haben Sie gefragt, wie die Zusammenarbeit mit uns war. Wenn Sie einen Moment Zeit haben: Ein paar Sätze genügen:',
  'This link is for you alone. It works once, until {day}, and needs no account.':
    'Dieser Link ist nur für Sie. Er gilt einmal, bis zum {day}, und braucht kein Konto.',
  'You want no more reminders? Say so here: {link}': 'Sie möchten keine Erinnerungen mehr? Sagen Sie es hier: {link}',
  'Thank you for your review of {name}': 'Danke für Ihre Bewertung von {name}',
  'Thank you for your review. We read every one of them.': 'danke für Ihre Bewertung. Wir lesen jede einzelne.',
  'Should you change your mind, you can withdraw it at any time. Nobody sees it any more from then on: {link}':
    'Sollten Sie es sich anders überlegen, können Sie sie jederzeit zurückziehen. Von da an sieht sie niemand mehr: {link}',
  'Keep this mail: the link is for you alone.': 'Bewahren Sie diese E-Mail auf: Der Link ist nur für Sie.',
  'Your message to {name}': 'Ihre Nachricht an {name}',
  'thank you for writing to {name} about {service}. Your message has arrived, and our team will contact you soon.':
    'danke für Ihre Nachricht an {name} zum Thema {service}. Sie ist angekommen, und unser Team meldet sich bald bei Ihnen.',
  'If you have not written to us, somebody has given your address by mistake; there is nothing that you need to do.':
    'Wenn Sie uns nicht geschrieben haben, hat jemand versehentlich Ihre Adresse angegeben; Sie müssen nichts tun.',
  'You wrote on {day}:': 'Sie schrieben am {day}:',
  '{who} wrote on {day}:': '{who} schrieb am {day}:',
  'You wrote on {day} about {service}:': 'Sie schrieben am {day} zum Thema {service}:',
  'You asked on {day} about {service}.': 'Sie fragten am {day} nach {service}.',
  'Your call with {name}: {moment}': 'Ihr Gespräch mit {name}: {moment}',
  'your call is booked:': 'Ihr Gespräch ist gebucht:',
  'Your call has been moved with {name}: {moment}': 'Ihr Gespräch mit {name} wurde verschoben: {moment}',
  'your call has been moved. It is now:': 'Ihr Gespräch wurde verschoben. Es ist jetzt:',
  'Your call has been cancelled with {name}: {moment}': 'Ihr Gespräch mit {name} wurde abgesagt: {moment}',
  'this call has been cancelled:': 'dieses Gespräch wurde abgesagt:',
  'That is {time}.': 'Das ist {time}.',
  'We call you at {phone}.': 'Wir rufen Sie unter {phone} an.',
  'We talk by phone. Please answer this mail with the number at which we can call you.':
    'Wir telefonieren. Bitte antworten Sie auf diese E-Mail mit der Nummer, unter der wir Sie anrufen können.',
  'We call you at {phone}, about {service}.': 'Wir rufen Sie unter {phone} an, zum Thema {service}.',
  'We talk by phone, about {service}. Please answer this mail with the number at which we can call you.':
    'Wir telefonieren, zum Thema {service}. Bitte antworten Sie auf diese E-Mail mit der Nummer, unter der wir Sie anrufen können.',
  'Move or cancel it: {link}': 'Verschieben oder absagen: {link}',
  'You would like to talk another time? Choose one here: {link}':
    'Sie möchten zu einer anderen Zeit sprechen? Wählen Sie hier eine: {link}',
  'The invitation with this mail puts it into your calendar.':
    'Mit der Einladung in dieser E-Mail steht es in Ihrem Kalender.',
  'Something has come up? You can move or cancel it here: {link}':
    'Ist etwas dazwischengekommen? Hier können Sie es verschieben oder absagen: {link}',
  'If you have not booked this, somebody has given your address by mistake; the link cancels it.':
    'Wenn Sie das nicht gebucht haben, hat jemand versehentlich Ihre Adresse angegeben; der Link sagt es ab.',
  'Call with {name}': 'Gespräch mit {name}',
  'A reminder: your call with {name}, {moment}': 'Eine Erinnerung: Ihr Gespräch mit {name}, {moment}',
  'we are looking forward to your call:': 'wir freuen uns auf das Gespräch mit Ihnen:',
  'Your private page: {link}': 'Ihre private Seite: {link}',
  'Everybody with this address sees the page. Tell us if you need another address.':
    'Wer diese Adresse hat, sieht die Seite. Wenn jemand sie hat, der sie nicht haben soll, sagen Sie es uns, und Sie erhalten eine andere.',
  'You are accepted: {name} affiliate programme': 'Sie sind aufgenommen: Partnerprogramm von {name}',
  'your application to the affiliate programme of {name} has been accepted.':
    'Ihre Bewerbung für das Partnerprogramm von {name} ist angenommen.',
  'Your referral link: {link}': 'Ihr Empfehlungslink: {link}',
  'You can also put {code} behind the address of any other page of ours.':
    'Sie können {code} auch hinter die Adresse jeder anderen Seite von uns setzen.',
  'What comes by your link is on a page of your own: visits, enquiries, and which of them were won.':
    'Was über Ihren Link kommt, steht auf einer eigenen Seite: Besuche, Anfragen und welche davon gewonnen wurden.',
  'Your private page has a new address: {name} affiliate programme':
    'Ihre private Seite hat eine neue Adresse: Partnerprogramm von {name}',
  'your private page has a new address. The one before it shows nothing any more. Your referral link stays as it is.':
    'Ihre private Seite hat eine neue Adresse. Die bisherige zeigt nichts mehr. Ihr Empfehlungslink bleibt, wie er ist.',
  'About your application: {name} affiliate programme': 'Zu Ihrer Bewerbung: Partnerprogramm von {name}',
  'thank you for your application to the affiliate programme of {name}. We have decided not to accept it:':
    'danke für Ihre Bewerbung für das Partnerprogramm von {name}. Wir haben entschieden, sie nicht anzunehmen:',
  'Our partnership has ended: {name} affiliate programme':
    'Unsere Zusammenarbeit ist beendet: Partnerprogramm von {name}',
  'our partnership has ended. Your referral link counts nothing any more, and your private page is closed. The reason:':
    'unsere Zusammenarbeit ist beendet. Ihr Empfehlungslink zählt nichts mehr, und Ihre private Seite ist geschlossen. Der Grund:',
  'Reviews of {name}': 'Bewertungen von {name}',
  'What clients say of {name}': 'Was Kunden über {name} sagen',
  '{average} out of {most} stars, {count} review': '{average} von {most} Sternen, {count} Bewertung',
  '{average} out of {most} stars, {count} reviews': '{average} von {most} Sternen, {count} Bewertungen',
  'There are no reviews yet.': 'Es gibt noch keine Bewertungen.',
  'All reviews of {name}': 'Alle Bewertungen von {name}',
};
