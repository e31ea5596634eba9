import { foreignHeads, foreignWords } from './foreignHeads.ts';
import type { rowFields } from './mapping.ts';
import { nearbyHeads, nearbyWords } from './nearbyHeads.ts';

type Field = keyof (typeof rowFields)['enquiry'] | keyof (typeof rowFields)['review'];

/** A name of a program: `submittedAt`, `_submittedAt`, `reviewer.displayName`. */
const programName = /^_?\p{Ll}\S*$/u;
const nextWord = /(?<=\p{Ll})\p{Lu}(?=\p{Ll})/gu;

/** A head in lowercase, without accents and punctuation: `Your-Name`, `yourName` and `your name` are one. */
export const plainHead = (head: string): string =>
  (programName.test(head) ? head.replace(nextWord, ' $&') : head)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .trim();

/** First names and surnames in columns of their own; both are the name. */
export const nameParts: readonly [first: string[], last: string[]] = [
  [
    ...[
      'first name',
      'name first',
      'fname',
      'forename',
      'name vorname',
      'nom prénom',
      'nombre nombre',
      'nome nome',
      'naam voornaam',
      'your first name',
      'given name',
      'firstname',
      'first',
      'vorname',
      'prenom',
    ],
    ...['nombre', 'voornaam', 'imie', 'fornamn', 'fornavn', 'etunimi', 'имя', 'पहला नाम', 'nama depan', '名'],
  ].map(plainHead),
  [
    ...[
      'last name',
      'name last',
      'lname',
      'name nachname',
      'nom nom',
      'nombre apellidos',
      'nome cognome',
      'naam achternaam',
      'your last name',
      'surname',
      'family name',
      'lastname',
      'last',
      'nachname',
    ],
    ...['familienname', 'nom de famille', 'apellidos', 'apellido', 'cognome', 'sobrenome', 'apelido', 'achternaam'],
    ...['nazwisko', 'efternamn', 'efternavn', 'sukunimi', 'фамилия', 'उपनाम', 'nama belakang'],
    ...['etternavn', '姓', '성'],
  ].map(plainHead),
];

/** Heads of a whole name that stand for a surname or a first name beside the other. */
export const wholeNames: readonly string[] = ['name', 'nom', 'nome'];

/** Heads that stand before the message in it. */
export const subjectHeads: readonly string[] = [
  ...['subject', 'your subject', 'topic', 'betreff', 'ihr betreff', 'thema', 'sujet', 'objet', 'asunto', 'oggetto'],
  ...['assunto', 'onderwerp', 'temat', 'विषय'],
].map(plainHead);

/** Heads that stand before the text of a review in it. */
export const reviewTitles: readonly string[] = ['review title', 'review headline', 'headline', 'summary'];

/** Microsoft Forms writes the time of the end in the language of the person who made the form. */
const microsoftTimes = [
  ...['fertigstellungszeit', 'heure de fin', 'hora de finalización', 'ora di completamento', 'hora de conclusão'],
  ...['tijd van voltooien', 'tijdstip van voltooiing', 'godzina ukończenia', 'slutförandetid', 'fuldførelsestidspunkt'],
  ...['fullføringstidspunkt', 'valmistumisaika', 'tamamlanma zamanı', '完成時刻', '完成时间', '완료 시간'],
].map(plainHead);

/** Google Forms writes its own column in the language of the person who made the form. */
const googleTimestamps = [
  ...['timestamp', 'zeitstempel', 'horodateur', 'marca temporal', 'marca de tiempo', 'carimbo de data hora'],
  ...['informazioni cronologiche', 'tijdstempel', 'sygnatura czasowa', 'tidsstampel', 'tidsstempel', 'aikaleima'],
  ...['zaman damgası', 'casova znacka', 'отметка времени', 'позначка часу', 'टाइमस्टैम्प', 'タイムスタンプ', '时间戳记'],
  ...['時間戳記', '타임스탬프', 'طابع زمني', 'חותמת זמן', 'stempel waktu', 'dau thoi gian'],
].map(plainHead);

/** Heads by field, the best first: of Flamingo, CFDB7, Gravity Forms, WPForms, Google Forms, Typeform and HubSpot. */
const namedHeads: Partial<Record<Field, readonly string[]>> = {
  name: [
    ...['name', 'your name', 'full name', 'contact name', 'from name', 'sender', 'reviewer', 'reviewer name', 'author'],
    ...['review username', 'nom', 'nome', 'naam', 'имя', 'नाम'],
  ],
  email: [
    ...['email', 'e mail', 'your email', 'email address', 'e mail address', 'from email', 'mail', 'work email'],
    ...['e mail adresse', 'adresse e mail', 'correo electronico', 'indirizzo email', 'username', 'nutzername'],
  ],
  createdAt: [
    ...[
      'entry date',
      'submit date utc',
      'submitted at',
      'date submitted',
      'submission date',
      'sent on',
      'sent at',
      'submitted on',
      'form date',
    ],
    ...googleTimestamps,
    ...microsoftTimes,
    ...['create date', 'created at', 'created', 'createtime', 'create time', 'created time', 'created on', 'received'],
    ...[
      'date created',
      'submission time',
      'completion time',
      'added time',
      'submit date',
      'submitted',
      'review created utc',
    ],
    ...['date time', 'date', 'review date', 'datum', 'fecha', 'data', 'तारीख', 'दिनांक'],
  ],
  contactNumber: [
    ...['phone', 'phone number', 'your phone', 'your tel', 'telephone', 'tel', 'mobile', 'mobile number', 'number'],
    ...['mobile phone number', 'contact number', 'whatsapp', 'whatsapp number', 'telefon', 'telefonnummer', 'telefono'],
    ...['numero de telephone', 'telephone number'],
  ],
  message: [
    ...[
      'message',
      'text',
      'your message',
      'comment or message',
      'comments',
      'comment',
      'enquiry',
      'inquiry',
      'your enquiry',
    ],
    ...[
      'how can we help',
      'how can we help you',
      'details',
      'description',
      'text',
      'nachricht',
      'mensaje',
      'messaggio',
      'body',
    ],
  ],
  clientFeedback: [
    ...['review', 'review text', 'review content', 'comment', 'text', 'feedback', 'testimonial', 'content', 'message'],
  ],
  rating: ['rating', 'star rating', 'stars', 'score', 'starrating', 'review rating', 'review stars', 'bewertung'],
  companyName: ['company', 'company name', 'organisation', 'organization', 'business'],
  position: ['position', 'job title', 'role', 'title'],
  source: ['utm source', 'original source', 'source'],
  medium: ['utm medium', 'medium'],
  campaign: ['utm campaign', 'campaign'],
  sentFrom: ['source url', 'page url', 'form url', 'embed url', 'url'],
  referrer: ['referrer', 'referer', 'http referer'],
};

export const fieldHeads: Partial<Record<Field, readonly string[]>> = Object.fromEntries(
  Object.entries(namedHeads).map(([field, names]) => [
    field,
    [...names, ...(nearbyHeads[field] ?? []), ...(foreignHeads[field] ?? [])].map(plainHead),
  ]),
);

/** Heads of a time that stands beside its date. */
export const timeHeads: readonly string[] = [
  ...[
    'time',
    'uhrzeit',
    'zeit',
    'heure',
    'hora',
    'ora',
    'tijd',
    'godzina',
    'tid',
    'kello',
    'kellonaika',
    'jam',
    'waktu',
  ],
  ...['pukul', 'klokkeslæt', 'klokkeslett', 'klockslag', 'saat', 'время', 'समय', '時間', '时间', '時刻', '시간'],
  ...['submission time', 'entry time', 'time submitted', 'created time', 'sent time'],
].map(plainHead);

/** Words of the questions that forms have as heads, for fields that no head names: “What is your name?” */
export const fieldWords: Partial<Record<Field, RegExp>> = {
  email: wordOf('e ?mail|e-?mail adresse|mail|correo|ईमेल', 'email'),
  name: wordOf('name|nom|nombre|nome|naam|heißen|heißt|heissen|heisst|appelez|llamas|llama|chiami|heet|नाम', 'name'),
  contactNumber: wordOf(
    'phone|mobile|telephone|whatsapp|telefon\\p{L}*|handy\\p{L}*|telefono|फोन|मोबाइल',
    'contactNumber',
  ),
  createdAt: wordOf('date|timestamp|time|created|submitted|datum|fecha|तारीख|दिनांक', 'createdAt'),
  message: wordOf(
    'messages?|nachricht|mensaje|messaggio|mensagem|bericht|anfrage|frage|questions?|comments?|enquiry|inquiry|query|requirements?|help|tell us|do for you|describe|looking for|संदेश|सन्देश|प्रश्न',
    'message',
  ),
};

/** @param inside words of scripts without spaces, which may stand anywhere */
function wordOf(words: string, field: keyof typeof foreignWords): RegExp {
  const [between = '', inside = ''] = foreignWords[field] ?? [];
  const plain = [words, between, nearbyWords[field] ?? '']
    .flatMap((group) => group.split('|'))
    .map((word) => (/[\\?*]/.test(word) ? word : plainHead(word)));
  const anywhere = inside.split('|').map(plainHead).filter(Boolean);
  return new RegExp([`(?:^| )(?:${plain.filter(Boolean).join('|')})(?: |$)`, ...anywhere].join('|'), 'u');
}

export const idHeads: readonly string[] = [
  ...['entry id', 'submission id', 'response id', 'record id', 'record id contact', 'review id', 'id', '#', 'token'],
  ...['#id', 'eintrags id', 'id de l entree', 'id de entrada', 'id de la entrada', 'id voce', 'invoer id', 'id wpisu'],
];

export const isUtcHead = (head: string): boolean => /\butc\b/i.test(head);
