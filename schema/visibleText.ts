/** Letters and signs of the scripts whose letters change their form beside a joiner. */
const indic = String.raw`\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}`;
const cursive = String.raw`\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}`;
const pictograph = String.raw`\p{Extended_Pictographic}`;

/** Invisible characters that change how their neighbours look. */
const meaningful = [
  String.raw`(?<=[${indic}])[\u200c\u200d]`,
  String.raw`(?<=[${cursive}])[\u200c\u200d](?=[${cursive}])`,
  String.raw`(?<=[${pictograph}\ufe0f\p{Emoji_Modifier}])\u200d(?=${pictograph})`,
  String.raw`(?<=${pictograph})[\ufe0e\ufe0f]`,
  String.raw`(?<=[0-9#*])\ufe0f(?=\u20e3)`,
  String.raw`(?<=\p{Script=Han})[\ufe00-\ufe02\u{e0100}-\u{e01ef}]`,
  String.raw`(?<=\p{Script=Mongolian})[\u180b-\u180d]`,
].join('|');

const invisible = new RegExp(String.raw`(${meaningful})|[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]`, 'gu');

/**
 * Normalises to NFC and removes invisible characters, such as direction overrides and zero-width spaces. Joiners and
 * variation selectors stay where they change a letter or an emoji. The empty Braille pattern becomes a space.
 */
export const visibleText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(invisible, (_, mark: string | undefined) => mark ?? '')
    .replaceAll('\u2800', ' ');

export const isVisible = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(visibleText(text));
