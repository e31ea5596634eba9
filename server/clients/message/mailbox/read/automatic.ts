import { mayBeForwarded } from './forwarded.ts';
import { mayBeOfAgent } from './helpDesk.ts';
import type { Header } from './mail.ts';

/** Headers that only automatic replies have. */
const replyHeaders = ['x-autoreply', 'x-autorespond', 'x-autoreply-from', 'x-mail-autoreply'];
/** Delivery, read and complaint reports (RFC 6522). */
const report = /^\s*multipart\/report\b/i;
/** Services that send to many write these. */
const campaignHeaders = [
  'feedback-id',
  'list-unsubscribe-post',
  'x-campaign',
  'x-campaign-id',
  'x-mailgun-tag',
  'x-csa-complaints',
];
const machineAddress =
  /^(no|do[-_.]?not|never)[-_.]?reply|^(notifications?|newsletters?|mailer|bounces?|alerts?)([-_.+]|@)/i;

export const isMachineAddress = (email: string): boolean => machineAddress.test(email);

/** Subjects of absence notes, as Exchange, Gmail and others write them. */
const absence =
  /^\s*(automatic reply|auto(matic)?[- ]?reply|out of (the )?office( auto[- ]?reply)?|ooo|abwesenheit\S*|automatische antwort|réponse automatique|absence du bureau|respuesta autom[áa]tica|fuera de (la )?oficina|resposta autom[áàa]tica|risposta automatica|fuori ufficio|automatisch antwoord|afwezig\S*|automatiskt svar|frånvaro\S*|automatisk svar|autosvar|fravær\S*|automaattinen vastaus|poissaolo\S*|odpowiedź automatyczna|automatyczna odpowiedź|autoodpowiedź|automatická odpove[ďd]|automatická odpověď|automatski odgovor|samodejni odgovor|răspuns automat|автоматичен отговор|automatikus válasz|otomatik yanıt|αυτόματη απάντηση|автоматический ответ|автоматична відповідь|स्वचालित उत्तर|自动(回复|答复)|自動回覆|自動(応答|返信)|자동 회신|(thư )?trả lời tự động|(การ)?ตอบกลับอัตโนมัติ|balasan otomatis|automaat(ne )?vastus|automātisk[āa] atbilde|automatinis atsakymas|(رد|الرد) (تلقائي|التلقائي)|(תשובה אוטומטית|מענה אוטומטי))\s*(:|：|re\b)/i;
/** HCL (Lotus) Notes marks its absence notes by nothing else. */
const notesAbsence =
  /^\s*AUTO\s?: .*(\bout of (the )?office\b|\bis (away|on (leave|vacation|holiday))\b|nicht im (büro|haus)|außer haus|abwesend|absent|en congé|fuera de la oficina|ausente|fuori (sede|ufficio)|assente|niet op kantoor|afwezig|poza biurem|nieobecn)/i;
/** Older versions write nothing before the name. */
const oldNotesAbsence = /^\s*[^:]{2,80} is out of the office\.?\s*$/i;

type Described = { from: string; replyTo: string[]; subject: string; text: string };
type Signs = { isAutomatic: boolean; mayBeAutomatic: boolean };

/** Judges by several signs: lists, rules, help desks and some programs put a single one on mails of people too. */
export function machineSigns(headers: Header[], { from, replyTo, subject, text }: Described): Signs {
  const has = (key: string, form = /\S/) => headers.some((header) => header.key === key && form.test(header.value));
  const isByRule =
    has('x-ms-exchange-generated-message-source', /rules agent/i) || has('x-ms-exchange-inbox-rules-loop');
  const submitted = headers.flatMap(({ key, value }) => (key === 'auto-submitted' && value.trim() ? [value] : []));
  const isSubmitted = submitted.some((value) => !isNo(value) && !isForwarded(value));
  const isReplied = has('auto-submitted', /^\s*(\([^()]*\)\s*)?auto-(replied|notified)/i);
  const isAbsence = absence.test(subject);
  const isPersonsBehind = replyTo.some((email) => email !== from && !isMachineAddress(email));
  const isToBeAnswered = has('in-reply-to') || has('references') || has('list-post') || isPersonsBehind;
  const isByForm =
    isSubmitted && !isAbsence && isMachineAddress(from) && replyTo.some((email) => isOfPerson(email, from));
  const isByDesk = isSubmitted && !isAbsence && mayBeOfAgent(headers, subject, text);
  const isCampaignMail = campaignHeaders.some((key) => has(key)) || (has('list-unsubscribe') && !has('list-post'));
  const signs = {
    list: has('list-id') || has('precedence', /^\s*list\b/i),
    bulk: has('precedence', /^\s*(bulk|junk)\b/i) || isCampaignMail,
    suppress: has('x-auto-response-suppress', /^(?!\s*none\s*$)\s*\S/i),
    address: isMachineAddress(from) && !isPersonsBehind,
    rule: (isSubmitted && isByRule) || submitted.some(isForwarded),
    desk: isByDesk,
    form: isByForm && !isCampaignMail,
    subject: isAbsence || oldNotesAbsence.test(subject),
  };
  const isCertain =
    isReplied ||
    (isSubmitted && !isByRule && !isByDesk && !signs.form) ||
    has('precedence', /^\s*auto[-_]reply\b/i) ||
    (has('return-path', /^\s*<\s*>/) && !(isByRule && mayBeForwarded(subject))) ||
    has('content-type', report) ||
    replyHeaders.some((key) => has(key, /^(?!\s*(no|none)\s*$)\s*\S/i)) ||
    notesAbsence.test(subject);
  const isCampaign = (signs.bulk && (signs.list || signs.address || signs.suppress)) || (signs.list && signs.address);
  const isAbsenceNote = signs.subject && (signs.suppress || signs.bulk || signs.rule || signs.address);
  const isAutomatic = isCertain || isAbsenceNote || (isCampaign && !isToBeAnswered);
  return { isAutomatic, mayBeAutomatic: !isAutomatic && Object.values(signs).some(Boolean) };
}

/** The contact form of a site builder mails the words of a person with another domain than its own. */
const isOfPerson = (email: string, from: string): boolean =>
  !isMachineAddress(email) && !from.endsWith(email.slice(email.lastIndexOf('@') + 1));

/** Sieve scripts mark a person's mail that they pass on. */
const isForwarded = (value: string): boolean => /^\s*(\([^()]*\)\s*)?auto-forwarded\b/i.test(value);
const isNo = (value: string): boolean => /^\s*(\([^()]*\)\s*)?no\b(?!-)/i.test(value);
