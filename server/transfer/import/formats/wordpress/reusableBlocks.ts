const reference = /<!--\s*wp:(?:core\/)?block\s+(\{(?:(?!-->)[\s\S])*\})\s*\/-->/g;
/** Limits: levels of blocks within blocks, and characters that blocks add to one text. */
const [MAX_DEPTH, MAX_CHARACTERS] = [5, 1_000_000];

export const isReusableBlock = (type = ''): boolean => type === 'wp_block';

/**
 * Puts the reusable blocks of the file where a text names them. Others stay, and are named in the report.
 * @param blocks their texts by number
 * @param onReplaced receives the words that the text has in place of those of the block
 */
export function withReusableBlocks(
  text: string,
  blocks: ReadonlyMap<number, string>,
  onReplaced: (words: string) => void,
): string {
  let room = MAX_CHARACTERS;
  const fill = (part: string, around: readonly number[]): string =>
    part.replace(reference, (whole: string, json: string) => {
      const { ref, content } = settingsOf(json);
      const block = blocks.get(Number(ref));
      const isAround = around.includes(Number(ref)) || around.length >= MAX_DEPTH;
      if (block === undefined || isAround || block.length > room) return whole;
      room -= block.length;
      if (content) onReplaced(JSON.stringify(content));
      return `\n\n${fill(block, [...around, Number(ref)])}\n\n`;
    });
  return blocks.size > 0 ? fill(text, []) : text;
}

function settingsOf(json: string): { ref?: unknown; content?: unknown } {
  try {
    return Object(JSON.parse(json)) as { ref?: unknown };
  } catch {
    return {};
  }
}
