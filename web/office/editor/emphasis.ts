import { type Extensions, type InputRule, type Mark, markInputRule } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Italic } from '@tiptap/extension-italic';
import { Strike } from '@tiptap/extension-strike';

/** Typed signs mark the text between them as in Markdown: `2 * 3 * 4` has spaces inside and stays. */
const between = (sign: string): RegExp => {
  const escaped = sign.replace(/[*~]/g, '\\$&');
  return new RegExp(`(?:^|\\s)(${escaped}((?!\\s)[^${sign[0]}]+(?<!\\s))${escaped})$`);
};

const typedAs = <Options, Storage>(mark: Mark<Options, Storage>, signs: string[]): Mark<Options, Storage> =>
  mark.extend({
    addInputRules(): InputRule[] {
      return signs.map((sign) => markInputRule({ find: between(sign), type: this.type }));
    },
  });

export const marks: Extensions = [typedAs(Bold, ['**', '__']), typedAs(Italic, ['*', '_']), typedAs(Strike, ['~~'])];
