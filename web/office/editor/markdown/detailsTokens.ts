import type { Token } from 'marked';

/** The tokens of a part to unfold, from its HTML `<details>` to `</details>`. */
export type DetailsToken = { type: 'details'; raw: string; parts: Token[] };

const TAG = /<(\/?)details\b[^>]*>/gi;

/** How many parts HTML opens, less those that it closes. */
const depthOf = (token: Token) =>
  token.type === 'html' ? [...token.text.matchAll(TAG)].reduce((depth, [, slash]) => depth + (slash ? -1 : 1), 0) : 0;

/** @returns the tokens of blocks, those of a part to unfold as one; a part without an end stays HTML */
export function withDetails(tokens: Token[]): (Token | DetailsToken)[] {
  const blocks: (Token | DetailsToken)[] = [];
  for (let index = 0; index < tokens.length; ) {
    const end = depthOf(tokens[index] as Token) > 0 ? endOf(tokens, index) : index;
    const parts = tokens.slice(index, end + 1);
    if (parts.length > 1) blocks.push({ type: 'details', raw: parts.map(({ raw }) => raw).join(''), parts });
    else blocks.push(tokens[index] as Token);
    index = Math.max(end, index) + 1;
  }
  return blocks;
}

/** @returns the index of the token that closes what the token at `start` opens; -1 without one */
function endOf(tokens: Token[], start: number): number {
  let depth = 0;
  return tokens.findIndex((token, index) => {
    if (index < start) return false;
    depth += depthOf(token);
    return depth <= 0;
  });
}
