/** The text of a plain-text mail. */
export const paragraphs = (...texts: string[]) => `${texts.join('\n\n')}\n`;
