import { asciiDigits } from '#schema/phoneText.ts';

/** Words for the half of the day, before or after a time. */
const morning = '上午|午前|오전|凌晨|早上|पूर्वाह्न|ص|π\\.?μ\\.?';
const afternoon = '下午|午後|오후|晚上|中午|अपराह्न|م|μ\\.?μ\\.?';
const TIME = String.raw`\d{1,2}:\d{2}(?::\d{2})?`;
const before = new RegExp(`(${morning}|${afternoon}) ?(${TIME})`);
const after = new RegExp(`(${TIME}) ?(${morning}|${afternoon})(?![\\p{L}\\p{M}])`, 'u');
const isMorning = new RegExp(`^(?:${morning})$`);

/**
 * Writes the date and time of other scripts with numbers: `2024年3月5日 下午 2:05` is `2024-3-5 2:05 pm`, and
 * `2024. 3. 5. 오후 2:05` too.
 */
export function withLatinDate(text: string): string {
  const written = asciiDigits(text.normalize('NFC'))
    .replace(/(\d{4}) ?[年년] ?(\d{1,2}) ?[月월] ?(\d{1,2}) ?[日일号號]/, '$1-$2-$3 ')
    .replace(/^\s*(\d{4})\. (\d{1,2})\. (\d{1,2})\.?/, '$1-$2-$3 ')
    .replace(/[([（]?(?:[月火水木金土日]曜日?|[월화수목금토일]요일|(?:星期|周|週|礼拜)[一二三四五六日天])[)\]）]?/, ' ')
    .replace(/[(（][月火水木金土日월화수목금토一二三四五六일][)）]/, ' ')
    .replace(
      /(\d{1,2}) ?[時时点點시] ?(\d{1,2}) ?[分분](?: ?(\d{1,2}) ?[秒초])?/,
      (_, hours, minutes, seconds = '00') => [hours, minutes.padStart(2, '0'), seconds.padStart(2, '0')].join(':'),
    );
  const withHalf = (time: string, half: string) =>
    `${time.replace(/^0+(?=:)/, '12')} ${isMorning.test(half) ? 'am' : 'pm'}`;
  return written
    .replace(before, (_, half: string, time: string) => withHalf(time, half))
    .replace(after, (_, time: string, half: string) => withHalf(time, half));
}
