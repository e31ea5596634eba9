/** What programs write before the subject of a forwarded mail. */
const marks =
  'fwd?|wg|tr|rv|i|vb|vl|doorst|enc|pd|ilt|İlt|πρθ|továbbítás|fw|переслано|пересилання|转发|轉寄|転送|전달|הועבר|إعادة توجيه';
/** The mark of Danish and Norwegian, and that of an answer in Finnish. */
const unsureMark = 'vs';
const subjectOf = (alternatives: string) => new RegExp(`^\\s*(${alternatives})\\s?[:：]`, 'i');
const forwarded = subjectOf(marks);
const perhapsForwarded = subjectOf(`${marks}|${unsureMark}`);

/** The only mark that Outlook sets. */
export const isForwarded = (subject: string): boolean => forwarded.test(subject);
export const mayBeForwarded = (subject: string): boolean => perhapsForwarded.test(subject);
