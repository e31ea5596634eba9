/** A longer line is text: no mail program writes so long an attribution. */
const MAX_LINE = 400;

/** Attribution lines, such as `On Fri, 20 Nov 2026 at 10:15, Asha <…> wrote:`. */
const attributions = [
  /^(On|At)\s.*\d.*\swrote\s?:$/i,
  /^Am\s.*\d.*\sschrieb\b.*:$/i,
  /^Le\s.*\d.*\sécrit\s?:$/i,
  /^El\s.*\d.*\sescribió\s?:$/i,
  /^Il\s.*\d.*\sscritto\s?:$/i,
  /^Em\s.*\d.*\sescreveu\s?:$/i,
  /^Op\s.*\d.*\sschreef\b.*:$/i,
  /^Den\s.*\d.*\sskrev\b.*:$/i,
  /^(W dniu|Dnia)\s.*\d.*(pisze|napisał(\(a\)|a)?)\s?:$/i,
  /^.*\d.*\sने लिखा\s?:$/,
  /^在.*\d.*写道[：:]$/,
  /^\d{4}年(?=.*(\d[:：]\d\d|\S@\S)).*[：:]$/,
  /^-{2,}\s*On\s.*\d.*\swrote\s*-{2,}$/i,
  // A day and a time before an address, without a verb, as Mail.ru and Gmail in Russian write.
  /^(\p{L}{2,14}\.?,?\s)?\p{Nd}{1,4}[ ./-].*\p{Nd}[:.]\p{Nd}{2}.*<[^<>\s]{1,254}@[^<>\s]{1,254}>\s?:$/u,
];
/** The word for `wrote` in other languages. Alone it is not sure: the line needs a time or an address too. */
const wrote =
  /(?:\S님이 작성|\s(?:napsal(\(a\)|a)?|kirjoitti|yazdı|(ezt )?írta.{0,60}|пишет|(на)?писал(\(а\)|а)?|пише|(на)?писа(в|ла)|έγραψε|كتب.{0,60}|כתבה?.{0,60}))\s?[:：]$/iu;
/** Before a quote, any line with a time or address that ends with a colon is an attribution. */
const beforeQuote = /^(?=.*\p{Nd})(?=.*([\w.+-]@[\w-]|\p{Nd}[:.]\p{Nd}{2})).*[:：]$/u;

const date = /\d{1,4}[/.:-]\d{1,2}|\b20\d\d\b/;

const titles =
  /^[-_*\s]{2,}(original message|ursprüngliche nachricht|original-nachricht|originalnachricht|message d.origine|mensaje original|messaggio originale|mensagem original|oorspronkelijk bericht|oprindelig besked|oprindelig meddelelse|ursprungligt meddelande|opprinnelig melding|wiadomość oryginalna|исходное сообщение|původní zpráva|alkuperäinen viesti|původní e-?mail|pôvodná správa|pôvodný e-?mail|mesaj(ul)? original|izvorna poruka|izvirno sporočilo|isprva|originalmeddelande|originele bericht|algne (kiri|sõnum)|özgün ileti|orijinal mesaj|eredeti üzenet|원본 메시지|الرسالة الأصلية|הודעה מקורית|αρχικό μήνυμα|вихідне повідомлення|मूल संदेश|元のメッセージ|原始邮件|原始郵件)[-_*\s]{2,}$/i;
const forwarded =
  /^[-_*\s]*(begin )?(forwarded message|weitergeleitete nachricht|anfang der weitergeleiteten nachricht|début du message (réexpédié|transféré)|message transféré|inicio del mensaje reenviado|mensaje reenviado|mensagem (encaminhada|reencaminhada)|messaggio inoltrato|inizio messaggio inoltrato|doorgestuurd bericht|vidarebefordrat (brev|meddelande)|videresendt (melding|besked)|пересылаемое сообщение|转发的邮件|転送(された)?メッセージ|अग्रेषित संदेश)\s?:?[-_*\s]*$/i;

/** Labels of the header block above an older mail, as Outlook writes them in each language. */
const fieldLabels: { from: string[]; sent: string[]; to: string[]; subject: string[] }[] = [
  { from: ['from'], sent: ['sent', 'date'], to: ['to', 'cc'], subject: ['subject'] },
  { from: ['von'], sent: ['gesendet', 'datum'], to: ['an'], subject: ['betreff'] },
  { from: ['de'], sent: ['envoyé', 'date'], to: ['à'], subject: ['objet'] },
  {
    from: ['de'],
    sent: ['enviado', 'enviado el', 'fecha', 'enviada em', 'data'],
    to: ['para'],
    subject: ['asunto', 'assunto'],
  },
  { from: ['da'], sent: ['inviato', 'data'], to: ['a'], subject: ['oggetto'] },
  { from: ['van'], sent: ['verzonden', 'datum'], to: ['aan'], subject: ['onderwerp'] },
  { from: ['fra'], sent: ['sendt', 'dato'], to: ['til'], subject: ['emne'] },
  { from: ['från'], sent: ['skickat', 'datum'], to: ['till'], subject: ['ämne'] },
  { from: ['od'], sent: ['wysłano', 'wysłane', 'data'], to: ['do', 'dw'], subject: ['temat'] },
  { from: ['od'], sent: ['odesláno', 'odoslané', 'datum', 'dátum'], to: ['komu'], subject: ['předmět', 'predmet'] },
  { from: ['от', 'від'], sent: ['отправлено', 'надіслано', 'дата'], to: ['кому'], subject: ['тема'] },
  { from: ['lähettäjä'], sent: ['lähetetty', 'päiväys'], to: ['vastaanottaja'], subject: ['aihe'] },
  {
    from: ['kimden', 'gönderen'],
    sent: ['gönderildi', 'gönderilme', 'gönderme tarihi', 'tarih'],
    to: ['kime'],
    subject: ['konu'],
  },
  {
    from: ['feladó', 'küldő'],
    sent: ['elküldve', 'küldve', 'küldés dátuma', 'dátum'],
    to: ['címzett'],
    subject: ['tárgy'],
  },
  { from: ['de la'], sent: ['trimis', 'data'], to: ['către'], subject: ['subiect'] },
  {
    from: ['보낸 사람', '보낸사람'],
    sent: ['보낸 날짜', '보낸날짜', '날짜'],
    to: ['받는 사람', '받는사람'],
    subject: ['제목'],
  },
  {
    from: ['من'],
    sent: ['تاريخ الإرسال', 'تم الإرسال', 'أرسلت', 'أُرسلت', 'التاريخ'],
    to: ['إلى'],
    subject: ['الموضوع'],
  },
  { from: ['מאת'], sent: ['נשלח', 'נשלח ב', 'תאריך'], to: ['אל'], subject: ['נושא'] },
  { from: ['από'], sent: ['στάλθηκε', 'εστάλη', 'ημερομηνία'], to: ['προς'], subject: ['θέμα'] },
  { from: ['发件人'], sent: ['发送时间', '发送日期', '日期', '时间'], to: ['收件人'], subject: ['主题'] },
  {
    from: ['寄件者', '寄件人'],
    sent: ['寄件日期', '傳送時間', '日期'],
    to: ['收件者', '收件人'],
    subject: ['主旨', '主題'],
  },
  { from: ['差出人'], sent: ['送信日時', '日付'], to: ['宛先'], subject: ['件名'] },
  { from: ['от'], sent: ['изпратено', 'дата'], to: ['до'], subject: ['относно'] },
  {
    from: ['šalje', 'od'],
    sent: ['poslano', 'poslato', 'datum'],
    to: ['prima', 'za'],
    subject: ['predmet', 'zadeva', 'tema'],
  },
  { from: ['од', 'испраќач'], sent: ['послато', 'испратено'], to: ['за', 'прима', 'до'], subject: ['тема', 'предмет'] },
  { from: ['daripada'], sent: ['dihantar'], to: ['kepada'], subject: ['subjek'] },
  { from: ['từ'], sent: ['đã gửi', 'ngày gửi', 'ngày'], to: ['đến', 'tới'], subject: ['chủ đề', 'tiêu đề'] },
  { from: ['จาก'], sent: ['ส่ง', 'ส่งเมื่อ', 'วันที่'], to: ['ถึง'], subject: ['เรื่อง', 'หัวเรื่อง'] },
  { from: ['dari'], sent: ['dikirim', 'tanggal'], to: ['kepada', 'untuk'], subject: ['perihal', 'subjek'] },
  { from: ['saatja'], sent: ['saadetud'], to: ['adressaat', 'saaja'], subject: ['teema'] },
  { from: ['no'], sent: ['nosūtīts'], to: ['kam'], subject: ['tēma', 'temats'] },
  { from: ['nuo'], sent: ['išsiųsta'], to: ['kam'], subject: ['tema'] },
  { from: ['de'], sent: ['enviat', 'enviat el', 'data'], to: ['per a', 'a'], subject: ['assumpte'] },
  { from: ['frá'], sent: ['sent', 'dagsetning'], to: ['til'], subject: ['efni'] },
  { from: ['از'], sent: ['ارسال', 'ارسال شده', 'تاریخ'], to: ['به'], subject: ['موضوع'] },
  { from: ['प्रेषक', 'से'], sent: ['भेजा गया', 'दिनांक'], to: ['प्रति'], subject: ['विषय'] },
];
type Field = keyof (typeof fieldLabels)[number];
const languagesOf = (field: Field): Map<string, number[]> => {
  const languages = new Map<string, number[]>();
  for (const [language, labels] of fieldLabels.entries())
    for (const label of labels[field]) languages.set(label, [...(languages.get(label) ?? []), language]);
  return languages;
};
const labelLanguages = {
  from: languagesOf('from'),
  sent: languagesOf('sent'),
  to: languagesOf('to'),
  subject: languagesOf('subject'),
};
const fieldLine =
  /^[\s*\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*([^:：]{1,30}?)[\s*\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*[:：](.*)$/;
const rule = /^[\s_*-]*[_-]{10,}[\s_*-]*$/;

/** Marks of direction around names and addresses. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** What sends mail. Without one of these the line is a sentence, such as `Sent from Delhi by courier`. */
const program =
  /\bi(phon[aeu]|pad|pod)|\b(mac(book)?|apple|android|galaxy|samsung|smartphone|(mobile|cell|windows) ?phone|phone|mobil(e|telefon)?s?|handy|móvil|celular|tele?(phone|fono)|téléphone|tablet|blackberry|nokia|huawei|xiaomi|redmi|oneplus|oppo|vivo|pixel|realme|motorola|xperia|outlook|hotmail|thunderbird|spark|superhuman|blue ?mail|airmail|mailbird|roundcube|verse|zoho|yahoo|aol|gmx|web\.de|proton|tuta|fairemail|k-9)\b|\bmail(\.ru)?( app)?( f(or|ür) \w+)?$/i;
const programSignatures = [
  /^sent (from|using|via|with) (my |the )?\S.{0,80}$/i,
  /^get outlook for (ios|android|mac)\b.{0,80}$/i,
  /^von meinem .{1,60} gesendet\.?$/i,
  /^gesendet (von|mit|aus) .{1,80}$/i,
  /^diese nachricht wurde von meinem .{1,80} gesendet.{0,40}$/i,
  /^holen sie sich outlook für .{1,60}$/i,
  /^envoyé (de|depuis|à partir de) .{1,80}$/i,
  /^enviado (desde|do|a partir d) .{1,80}$/i,
  /^(inviato (da|dal|con)|verzonden (vanaf|via|met|vanuit)|skickat från|send(t|et) fra|wysłan[eo] z|odesl[aá]no z|отправлено (из|с|от)|надіслано (з|із)|trimis (de pe|din)|στάλθηκε από|发自|发送自|從|נשלח מ|أ?ُ?رسلت? من|lähetetty|تم الإرسال من|küldve|đã gửi từ|ส่งจาก|dikirim dari|enviat des d|poslano (z|sa?)|послато (са?|из)) ?.{1,80}$/i,
  /^.{1,60}( gönderildi|から送信|에서 보냄| küldve|ből küldve| 傳送)[.。]?$/i,
  /^मेरे .{1,60} से भेजा गया[।.]?$/,
  /^(yahoo mail|aol mail)\s?: .{1,80}$/i,
];

/** @returns the number of lines of the attribution at `at`, or 0 @param isBeforeQuote `>` lines follow */
export function attributionAt(lines: string[], at: number, isBeforeQuote = false): number {
  const forms = isBeforeQuote ? [...attributions, beforeQuote] : attributions;
  for (const count of [1, 2, 3]) {
    const together = lines.slice(at, at + count);
    const line = together.join(' ').replace(directions, '').trim();
    // A wrapped attribution has its date on the first line; otherwise that line is the client's text.
    if (line.length > MAX_LINE || together.some((part) => !part.trim())) return 0;
    if (count > 1 && !date.test(together[0] as string)) return 0;
    const isAttribution = forms.some((form) => form.test(line)) || (beforeQuote.test(line) && wrote.test(line));
    if (/[:：-]$/.test(line) && isAttribution) return count;
  }
  return 0;
}

/** @returns whether a quoted mail in the style of Outlook or phones starts here: a title or a header block */
export function isOlderMailAt(lines: string[], at: number): boolean {
  const line = lines[at] as string;
  if (line.length > MAX_LINE) return false;
  if (titles.test(line)) return true;
  if (rule.test(line)) return hasHeaders(lines, lines[at + 1]?.trim() ? at + 1 : at + 2);
  return hasHeaders(lines, hasSentAt(lines, at) ? at + 1 : at) && !followsForwarded(lines, at);
}

/** GMX and WEB.DE begin with the time. */
function hasSentAt(lines: string[], at: number): boolean {
  const [, label] = fieldIn(lines[at]) ?? [];
  return label !== undefined && labelLanguages.sent.has(label) && !plainDates.has(label);
}

/** @returns whether the title of a forwarded mail stands closely above */
export const followsForwarded = (lines: string[], at: number): boolean =>
  lines.slice(Math.max(0, at - 3), at).some(isForwarded);

const isForwarded = (line: string) => line.length <= MAX_LINE && forwarded.test(line);

const HEADER_LINES = 8;

/**
 * A travel plan has lines such as `From: Delhi`, `To: Mumbai` and `Date:` too, so a header block needs an address, or
 * a subject and a time of sending.
 */
function hasHeaders(lines: string[], at: number): boolean {
  const [, label, sender = ''] = fieldIn(lines[at]) ?? [];
  const languages = label === undefined ? undefined : labelLanguages.from.get(label);
  if (!languages) return false;
  const fields = lines.slice(at + 1, at + HEADER_LINES).flatMap((line) => {
    const [, name = '', value = ''] = fieldIn(line) ?? [];
    return name ? [{ name, value }] : [];
  });
  return languages.some((language) => {
    const fieldOf = (field: Field) =>
      fields.find(({ name }) => labelLanguages[field].get(name)?.includes(language))?.value;
    const sent = fieldOf('sent');
    const subject = fieldOf('subject');
    const others = [sent, fieldOf('to'), subject].filter((value) => value !== undefined);
    const hasAddress = /\S@\S/.test(sender);
    const isDated = fields.some(
      ({ name, value }) =>
        labelLanguages.sent.get(name)?.includes(language) && !plainDates.has(name) && moment.test(value),
    );
    return others.length >= 2 && (hasAddress || (subject !== undefined && isDated));
  });
}

/** Labels that lists of people have too. */
const plainDates = new Set(
  'date datum fecha data dato дата päiväys tarih dátum 날짜 التاريخ תאריך ημερομηνία 日期 时间 日付 ngày วันที่ tanggal दिनांक dagsetning تاریخ'.split(
    ' ',
  ),
);
/** A time of day, or a date with its year. */
const moment = /\d{1,2}[:.]\d\d|(?<!\d)(19|20|25)\d\d(?!\d)/;

const fieldIn = (line = ''): RegExpExecArray | null => {
  const match = fieldLine.exec(line.slice(0, MAX_LINE));
  if (match) match[1] = (match[1] ?? '').normalize('NFC').toLowerCase();
  return match;
};

export const isQuoted = (line: string): boolean => /^\s?>/.test(line);
export const isDelimiter = (line: string): boolean => /^--\s?$/.test(line);
/** A line of a list, such as `1. a logo` or `- a site`, or a question. */
export const isListed = (line: string): boolean =>
  /^\s*([-*•–]|\(?\p{N}{1,2}[.)\]]|\(?[a-z]\))\s+\S/u.test(line) || /[?？]\s*$/.test(line);
export const isProgramSignature = (line: string): boolean =>
  line.length <= MAX_LINE && program.test(line) && programSignatures.some((form) => form.test(line.trim()));
