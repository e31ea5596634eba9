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
  /^\d{4}年.*[：:]$/,
  /^-{2,}\s*On\s.*\d.*\swrote\s*-{2,}$/i,
];
/** Before a quote, any line with a time or address that ends with a colon is an attribution. */
const beforeQuote = /^(?=.*\d)(?=.*([\w.+-]@[\w-]|\d[:.]\d\d)).*[:：]$/;

const date = /\d{1,4}[/.:-]\d{1,2}|\b20\d\d\b/;

const titles =
  /^[-_*\s]{2,}(original message|ursprüngliche nachricht|original-nachricht|originalnachricht|message d.origine|mensaje original|messaggio originale|mensagem original|oorspronkelijk bericht|oprindelig besked|मूल संदेश|元のメッセージ|原始邮件)[-_*\s]{2,}$/i;
const forwarded =
  /^[-_*\s]*(begin )?(forwarded message|weitergeleitete nachricht|anfang der weitergeleiteten nachricht|message transféré|mensaje reenviado|अग्रेषित संदेश)\s?:?[-_*\s]*$/i;
const firstField = /^[\s*]*(from|von|de|da|van|från|fra|प्रेषक|差出人|发件人)[\s*]*[:：]/i;
const otherField =
  /^[\s*]*(sent|date|to|cc|subject|gesendet|datum|an|betreff|envoyé|à|objet|enviado|para|asunto|assunto|inviato|a|oggetto|verzonden|aan|onderwerp|भेजा गया|दिनांक|प्रति|विषय|宛先|件名|送信日時)[\s*]*[:：]/i;
const rule = /^[\s_*-]*[_-]{10,}[\s_*-]*$/;

const programSignatures = [
  /^(sent|get) (from|using|via|with) (my |the )?\S.{0,80}$/i,
  /^get outlook for (ios|android|mac)\b.{0,80}$/i,
  /^von meinem .{1,60} gesendet\.?$/i,
  /^gesendet (von|mit|aus) .{1,80}$/i,
  /^diese nachricht wurde von meinem .{1,80} gesendet.{0,40}$/i,
  /^holen sie sich outlook für .{1,60}$/i,
  /^envoyé (de|depuis|à partir de) .{1,80}$/i,
  /^enviado (desde|do|a partir d) .{1,80}$/i,
  /^inviato da .{1,80}$/i,
  /^मेरे .{1,60} से भेजा गया[।.]?$/,
  /^(yahoo mail|aol mail)\s?: .{1,80}$/i,
];

/** @returns the number of lines of the attribution at `at`, or 0 @param isBeforeQuote `>` lines follow */
export function attributionAt(lines: string[], at: number, isBeforeQuote = false): number {
  const forms = isBeforeQuote ? [...attributions, beforeQuote] : attributions;
  for (const count of [1, 2, 3]) {
    const together = lines.slice(at, at + count);
    const line = together.join(' ').trim();
    // A wrapped attribution has its date on the first line; otherwise that line is the client's text.
    if (line.length > MAX_LINE || together.some((part) => !part.trim())) return 0;
    if (count > 1 && !date.test(together[0] as string)) return 0;
    if (/[:：-]$/.test(line) && forms.some((form) => form.test(line))) return count;
  }
  return 0;
}

/** @returns whether a quoted mail in the style of Outlook or phones starts here: a title or a header block */
export function isOlderMailAt(lines: string[], at: number): boolean {
  const line = lines[at] as string;
  if (line.length > MAX_LINE) return false;
  if (titles.test(line)) return true;
  if (rule.test(line)) return hasHeaders(lines, lines[at + 1]?.trim() ? at + 1 : at + 2);
  return hasHeaders(lines, at) && !lines.slice(Math.max(0, at - 3), at).some(isForwarded);
}

const isForwarded = (line: string) => line.length <= MAX_LINE && forwarded.test(line);

function hasHeaders(lines: string[], at: number): boolean {
  const fields = lines.slice(at, at + 8).map((line) => line.slice(0, MAX_LINE));
  return firstField.test(fields[0] ?? '') && fields.slice(1).filter((line) => otherField.test(line)).length >= 2;
}

export const isQuoted = (line: string): boolean => /^\s?>/.test(line);
export const isDelimiter = (line: string): boolean => /^--\s?$/.test(line);
export const isProgramSignature = (line: string): boolean =>
  line.length <= MAX_LINE && programSignatures.some((form) => form.test(line.trim()));
